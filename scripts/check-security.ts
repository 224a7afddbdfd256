// Every test that docs/security.md names is there, by its file and its title.
import { globSync, readFileSync } from "node:fs";
import { findUnknownTests } from "./named-tests/named-tests.ts";

const files = globSync("{contract,server,web,scripts,e2e,cluster,faults}/**/*.{test,e2e}.ts", {
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
}).map((path) => ({ path, source: () => readFileSync(path, "utf8") }));

const problems = findUnknownTests(readFileSync("docs/security.md", "utf8"), files);
for (const problem of problems) console.error(`docs/security.md:${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
