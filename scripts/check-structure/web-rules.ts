import { Visitor } from "vite";
import { importRule, type Finding, type Rule } from "./rule.ts";
import { isTest, type SourceFile } from "./source-file.ts";

const isUi = (path: string) => path.startsWith("web/src/ui/");
const isLib = (path: string) => path.startsWith("web/src/lib/");
const isApi = (path: string) => path.endsWith(".api.ts") || isLib(path);

/** The functions that make queries and mutations, each with the modules it may come from. */
const optionMakers: Record<string, RegExp> = {
  "@tanstack/react-query": /^(query|infiniteQuery|mutation)Options$/,
  "web/src/lib/query.ts": /Of$/,
  "web/src/lib/lasting-mutation.ts": /Of$/,
  "web/src/lib/api-client.ts": /^call$/,
};

/**
 * The stream of events needs nothing of the client of calls, and a worker of its own loads it; the tour's bar has no
 * client; what only the board needs would weigh on the first script.
 */
const networkFiles = [
  "web/src/lib/api-client.ts",
  "web/src/lib/event-stream.ts",
  "web/src/lib/lasting-mutation.ts",
  "web/src/tour/tour-calls.ts",
];
const networkCalls = ["fetch", "XMLHttpRequest", "EventSource", "WebSocket", "sendBeacon"];

export const webRules: Rule[] = [
  importRule(
    "ui-and-lib-are-ground",
    "ui/ and lib/ know no feature and no screen",
    ({ target }, { path }) =>
      (isUi(path) || isLib(path)) && /^web\/src\/(app|features)\//.test(target),
  ),
  importRule(
    "ui-is-plain",
    "ui/ knows no router, query library or contract",
    ({ target }, { path }) =>
      isUi(path) &&
      (target.startsWith("contract/") ||
        target.startsWith("@tanstack/react-router") ||
        target.startsWith("@tanstack/react-query")),
  ),
  importRule(
    "screens-from-routes",
    "a screen is imported by the route table alone (app/routes.tsx, app/company-routes.tsx, app/settings-routes.tsx, app/root-route.ts)",
    ({ target }, { path }) =>
      target.endsWith("-screen.tsx") &&
      !/^web\/src\/app\/((?:company-|settings-)?routes\.tsx|root-route\.ts)$/.test(path) &&
      !isTest(path),
  ),
  importRule(
    "options-in-api",
    "queries and mutations are values of a *.api.ts",
    ({ target, names }, { path }) =>
      path.startsWith("web/src/") &&
      !isApi(path) &&
      !isTest(path) &&
      names.some((name) => optionMakers[target]?.test(name)),
  ),
  { name: "network-in-api-client", find: findNetworkCalls },
  { name: "options-in-api", find: findInlineOptions },
];

function findNetworkCalls(file: SourceFile): Finding[] {
  if (!file.path.startsWith("web/src/") || networkFiles.includes(file.path)) return [];
  const findings: Finding[] = [];
  const report = (name: string, start: number) => {
    if (networkCalls.includes(name)) {
      const message = `${name}: the network is reached through lib/api-client.ts`;
      findings.push({ line: file.lineAt(start), message });
    }
  };
  const reportCallee = ({ callee, start }: { callee: { type: string }; start: number }) => {
    if ("name" in callee) report(String(callee.name), start);
    if ("property" in callee) report(String((callee.property as { name?: string }).name), start);
  };
  new Visitor({ CallExpression: reportCallee, NewExpression: reportCallee }).visit(file.program);
  return findings;
}

function findInlineOptions(file: SourceFile): Finding[] {
  if (!file.path.startsWith("web/src/") || isApi(file.path) || isTest(file.path)) return [];
  const findings: Finding[] = [];
  new Visitor({
    Property: ({ key, start }) => {
      if (key.type === "Identifier" && ["queryFn", "mutationFn"].includes(key.name)) {
        const message = `${key.name}: query and mutation options are values of a *.api.ts`;
        findings.push({ line: file.lineAt(start), message });
      }
    },
  }).visit(file.program);
  return findings;
}
