// Every direct dependency has its reason in docs/dependencies.md.
import { readFileSync } from "node:fs";
import { findUnreasonedDependencies, type Manifest } from "./dependencies/dependency-reasons.ts";

const manifests = [".", "contract", "demo", "server", "web", "bench/lighthouse"].map(
  (folder) => JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Manifest,
);
const problems = findUnreasonedDependencies(
  manifests,
  readFileSync("docs/dependencies.md", "utf8"),
);
for (const problem of problems) console.error(`docs/dependencies.md: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
