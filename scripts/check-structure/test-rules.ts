import { Visitor } from "vite";
import type { Finding, Rule } from "./rule.ts";
import type { SourceFile } from "./source-file.ts";

const waits = ["waitFor", "waitUntil"];
const withLongWaits = "server/test/soon.ts";

export const testRules: Rule[] = [{ name: "waits-are-long", find: findShortWaits }];

/** The runner's own waits give up after a second; those of suites that run alone name their time. */
function findShortWaits({ path, program, lineAt }: SourceFile): Finding[] {
  if (path === withLongWaits || !/^(contract|demo|server|web|scripts)\//.test(path)) return [];
  const findings: Finding[] = [];
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== "Identifier" || object.name !== "vi") return;
      if (property.type === "Identifier" && waits.includes(property.name))
        findings.push({
          line: lineAt(start),
          message: `${property.name}: ${withLongWaits} and expect.poll wait long enough on a busy machine`,
        });
    },
  }).visit(program);
  return findings;
}
