// Runs the tests of the gate, `npm test [-- [--only SUITE] [file filter...]]`: all but what only the full run
// has (`npm run test:all`). With filters it runs whatever matches.
//   --changed [--since REF]   what the changes since the last commit, or another one, call for
//   --burn-in FILE...         each file three times, alone beside four busy loops; --times N and --loops N say how
//                             often and beside how many, --each N how often each test is done each time
//   --only cluster|faults [--rounds N]   what wants the machine for itself
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { whyWithoutSwift } from "./debian/swift.mjs";
import { ensureInstalled } from "./prepare.mjs";
import { burnIn } from "./tests/burn-in.mjs";
import { testsOfChange } from "./tests/changed-tests.mjs";
import { retryAlone } from "./tests/retry-alone.mjs";
import { runLargeSuite, runPlaywright, runRelated, runVitest } from "./tests/runners.mjs";
import { closingLines, isGreen, isRed } from "./tests/test-report.mjs";
import { gateProjects, isFullRun, largeSuites, projects } from "./tests/tiers.mjs";

/** @typedef {import("./tests/test-report.mjs").Result} Result */

const suites = [...projects, "e2e", ...largeSuites];
const { values, positionals: filters } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    changed: { type: "boolean" },
    since: { type: "string", default: "HEAD" },
    "burn-in": { type: "boolean" },
    times: { type: "string", default: "3" },
    loops: { type: "string", default: "4" },
    each: { type: "string", default: "1" },
    /** The number of rounds of faults that depend on timing. */
    rounds: { type: "string", default: "100" },
  },
  allowPositionals: true,
});
const unknown = values.only?.filter((suite) => !suites.includes(suite)) ?? [];
if (unknown.length > 0) {
  console.error(`--only takes ${suites.join(", ")}; not ${unknown.join(", ")}`);
  process.exit(1);
}

/** Of the gate; named files are run wherever they belong. */
const isGate = filters.length === 0 && !values.changed && !isFullRun;
const chosen = values.only ?? [...(isGate ? gateProjects : projects), "e2e"];
const chosenProjects = projects.filter((project) => chosen.includes(project));

const runAlone = (/** @type {string} */ file) =>
  file.endsWith(".e2e.ts")
    ? runPlaywright([file], isGate)
    : runVitest(projects, [file], { repeats: Number(values.each) - 1 });

/** Tries what failed again in the gate alone: elsewhere somebody is looking. */
const settle = async (/** @type {Result} */ result) =>
  isGate ? retryAlone(result, runAlone) : result;

/** @returns {Promise<Result[]>} */
async function runChosen() {
  const results = [];
  if (chosenProjects.length > 0)
    results.push(await settle(await runVitest(chosenProjects, filters)));
  if (chosen.includes("e2e") && isGate && results.some(isRed))
    console.log("The journeys were left out, since other tests failed: --only e2e runs them.");
  else if (chosen.includes("e2e")) results.push(await settle(await runPlaywright(filters, isGate)));
  for (const suite of largeSuites.filter((name) => chosen.includes(name)))
    results.push(await runLargeSuite(suite, filters, values.rounds));
  return results;
}

/** @returns {Promise<Result[]>} */
async function runChanged() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  const tests = testsOfChange([
    ...git("diff", "--name-only", "--diff-filter=d", values.since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ]);
  const results = [];
  if (tests.filters.length > 0) results.push(await runVitest(gateProjects, tests.filters));
  if (tests.related.length > 0) results.push(await runRelated("web", tests.related));
  if (tests.journeys.length > 0) results.push(await runPlaywright(tests.journeys, true));
  return results;
}

/** @returns {Promise<Result[]>} */
async function runBurnIn() {
  const results = [];
  const how = { times: Number(values.times), busyLoops: Number(values.loops) };
  for (const file of filters) results.push(...(await burnIn(file, how, runAlone)));
  return results;
}

async function runAll() {
  if (values.changed) return runChanged();
  return values["burn-in"] ? runBurnIn() : runChosen();
}

/** What was not run, and when it was run last. */
function sayWhatIsLeftOut() {
  const { commit, date } = /** @type {{ commit: string, date: string }} */ (
    JSON.parse(readFileSync(join(import.meta.dirname, "tests/full-run.json"), "utf8"))
  );
  console.log(`\nThe rest is in npm run test:all, last green at ${commit} (${date}).`);
}

const start = performance.now();
await ensureInstalled();
const withoutSwift = await whyWithoutSwift();
const results = await runAll();
if (withoutSwift) console.error(withoutSwift);
// CI has it, so that nothing is left out there without being seen.
if (withoutSwift && process.env.CI)
  results.push({ passed: 0, skipped: 0, failures: [], broken: withoutSwift });
if (isGate) sayWhatIsLeftOut();
console.log(`\n${closingLines(results, performance.now() - start)}`);
process.exitCode = isGreen(results) || (values.changed && results.length === 0) ? 0 : 1;
