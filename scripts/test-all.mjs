// The full run, `npm run test:all`: every check and test, on random seeds, on the oldest PostgreSQL, on several
// machines, while things break, and on a large board. Nothing is tried twice. A green run notes its commit.
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./prepare.mjs";
import { withPostgres15 } from "./tests/postgres-15.mjs";
import { runTool } from "./tool.mjs";

const seed = String(randomInt(2 ** 31));
const env = { TEST_RUN: "full", TEST_SEED: seed, ANY_REQUEST_RUNS: "20" };
/** What most likely differs on another server; the rest is the same on both. */
const statementTests = ["applications", "companies", "dashboard", "search"].map(
  (feature) => `server/src/features/${feature}/`,
);
/** All but the overload, whose milliseconds want a quiet machine. */
const faults = "power-cut stop floods database-away full-disk store-and-mail two-starts".split(" ");

/** @type {string[]} */
const red = [];

/** @param {string} name @param {string[]} command @param {Record<string, string>} [more] */
async function step(name, command, more) {
  console.log(`\n== ${name}`);
  const { code } = await runTool(command, { env: { ...env, ...more } });
  if (code !== 0) red.push(name);
}

const tests = (/** @type {string[]} */ ...options) => ["node", "scripts/test.mjs", ...options];

await ensureInstalled();
console.log(`The seed is ${seed}: TEST_SEED=${seed} repeats it.`);
await step("checks, the registry's advisories included", ["node", "scripts/check.mjs"]);
await step("tests", tests());
try {
  await withPostgres15((url) =>
    step(
      "the main statements on PostgreSQL 15",
      tests("--only", "server", "server/src/db/", ...statementTests),
      { TEST_DATABASE_URL: url },
    ),
  );
} catch (error) {
  red.push(error instanceof Error ? error.message : String(error));
}
await step("several machines", tests("--only", "cluster"));
await step("faults", tests("--only", "faults", "--rounds", "10", ...faults));
const plans = ["node", "scripts/bench.mjs", "plans", "--jobs", "100000"];
await step("what lists read of 100,000 jobs", plans);

if (red.length === 0) {
  const commit = execFileSync("git", ["rev-parse", "--short=9", "HEAD"], { encoding: "utf8" });
  const note = { commit: commit.trim(), date: new Date().toISOString().slice(0, 10) };
  writeFileSync(
    join(import.meta.dirname, "tests/full-run.json"),
    `${JSON.stringify(note, null, 2)}\n`,
  );
}
console.log(red.length === 0 ? "\nAll is green." : `\nRed: ${red.join("; ")} (seed ${seed})`);
process.exitCode = red.length === 0 ? 0 : 1;
