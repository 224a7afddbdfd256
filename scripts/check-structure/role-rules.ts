import { Visitor, type ESTree } from "vite";
import { importRule, type Finding, type Rule } from "./rule.ts";
import { isTest, type SourceFile } from "./source-file.ts";

const message = "what a role may do is said in policies/ alone; ask there";

/** The server's code but for its policies, and for tables, whose constraints name the values of a column. */
const asks = (path: string) =>
  path.startsWith("server/src/") &&
  !/^server\/src\/(policies|db\/schema)\//.test(path) &&
  !isTest(path);

const groups = ["managingRoles", "leadingRoles"];
const names = new Set(["owner", "admin", "recruiter", "reviewer", "candidate", "company"]);

export const roleRules: Rule[] = [
  importRule(
    "roles-in-policies",
    message,
    ({ target, names: taken }, { path }) =>
      asks(path) &&
      target === "contract/src/teams/member-role.ts" &&
      taken.some((name) => groups.includes(name)),
  ),
  { name: "roles-in-policies", find: findComparedRoles },
];

/** In SQL: `role = 'owner'`, `role in ('owner', …)`, `case role when 'owner'`; the column's name may come before. */
const roleInSql = /\brole"?\s*(=|<>|!=|in\b|not in\b|when\b)\s*\(?\s*'/i;
const comparedNext = /^\s*(=|<>|!=|in\b|not in\b|when\b)\s*\(?\s*'/i;
const comparisons = new Set(["eq", "ne", "inArray", "notInArray"]);

function findComparedRoles({ path, program, lineAt }: SourceFile): Finding[] {
  if (!asks(path)) return [];
  const findings: Finding[] = [];
  const report = ({ start }: { start: number }) => findings.push({ line: lineAt(start), message });
  new Visitor({
    BinaryExpression: (node) => {
      const { operator, left, right } = node;
      const isCompared = (isRole(left) && namesRole(right)) || (isRole(right) && namesRole(left));
      if (/^[!=]==?$/.test(operator) && isCompared) report(node);
    },
    CallExpression: (node) => {
      const {
        callee,
        arguments: [column, value],
      } = node;
      if (callee.type !== "Identifier" || !comparisons.has(callee.name)) return;
      if (isRole(column) && namesRole(value)) report(node);
    },
    TemplateLiteral: (node) => {
      const isBroken = node.quasis.some(
        ({ value }, index) =>
          roleInSql.test(value.raw) ||
          (comparedNext.test(value.raw) && isRole(node.expressions[index - 1])),
      );
      if (isBroken) report(node);
    },
  }).visit(program);
  return findings;
}

/** `role`, `member.role`, `memberRole`. */
function isRole(node: ESTree.Node | null | undefined): boolean {
  if (node?.type === "Identifier") return /(^role|Role)$/.test(node.name);
  if (node?.type !== "MemberExpression") return false;
  return node.property.type === "Identifier" && /(^role|Role)$/.test(node.property.name);
}

/** A role by its name, or a list that has one. */
function namesRole(node: ESTree.Node | null | undefined): boolean {
  if (node?.type === "ArrayExpression") return node.elements.some(namesRole);
  return node?.type === "Literal" && typeof node.value === "string" && names.has(node.value);
}
