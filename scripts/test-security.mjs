// The tests that docs/security.md names, but for the cluster and the faults: `npm run test:security`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./prepare.mjs";
import { runTool } from "./tool.mjs";

const page = readFileSync(join(import.meta.dirname, "../docs/security.md"), "utf8");
const named = [...page.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`/g)].map(([, name = ""]) => name);
const files = new Set(
  named.filter((name) => !name.startsWith("faults/") && name !== "cluster.test.ts"),
);
const suites = ["server", "scripts", "e2e"].flatMap((suite) => ["--only", suite]);

await ensureInstalled();
const { code } = await runTool(["node", "scripts/test.mjs", ...suites, ...files]);
process.exitCode = code;
