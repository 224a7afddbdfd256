// Holds the rules of docs/architecture.md that neither the compiler nor the linter knows.
import { globSync, readFileSync } from "node:fs";
import { findBrokenRules } from "./check-structure/rules.ts";
import { parseSource } from "./check-structure/source-file.ts";

const paths = globSync("{*,{contract,demo,server,web,e2e,bench,scripts,faults,cluster}/**/*}.*", {
  exclude: (path) => /(^|\/)(node_modules|dist|dist-next)$/.test(path),
}).toSorted();
const isModule = (path: string) => /\.(ts|tsx|mjs)$/.test(path);
const files = paths.filter(isModule).map((path) => parseSource(path, readFileSync(path, "utf8")));

const findings = findBrokenRules(
  files,
  paths.filter((path) => !isModule(path)),
);
for (const finding of findings) console.error(finding);
console.log(`${files.length} files, ${findings.length} broken rules`);
process.exitCode = findings.length > 0 ? 1 : 0;
