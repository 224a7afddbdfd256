// Runs every test of the project: `npm test [-- [--only server|web|contract|scripts|bench|e2e]
// [file filter...]]`, and those that need the machine for themselves: `npm run test:cluster`, and
// `npm run test:faults [-- [--rounds N] [file filter...]]`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./debian/chromium.mjs";
import { whyWithoutSwift } from "./debian/swift.mjs";
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";
import { closingLines, sumOf, totalOf } from "./reports/test-report.mjs";
import { runTool } from "./tool.mjs";
import { failed } from "./trouble.mjs";

const projects = ["contract", "demo", "server", "web", "scripts", "bench"];
const suites = [...projects, "e2e"];
/** Each with a configuration of its own. */
const largeSuites = ["cluster", "faults"];
const allSuites = [...suites, ...largeSuites];

const { values, positionals: filters } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: suites },
    /** The number of rounds of faults that depend on timing. */
    rounds: { type: "string", default: "100" },
  },
  allowPositionals: true,
});
const unknown = values.only.filter((suite) => !allSuites.includes(suite));
if (unknown.length > 0) {
  console.error(`--only takes ${allSuites.join(", ")}; not ${unknown.join(", ")}`);
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), "rolecall-tests-"));

/**
 * Runs a runner that writes its JSON report to `file`, and counts.
 * @param {string[]} command
 * @param {string} file
 * @param {Record<string, string>} [env]
 */
async function runAndCount(command, file, env) {
  const { code } = await runTool(command, { env });
  const report = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  return totalOf(command[0] ?? "", report, code);
}

/** Unit and API tests, all projects in one run. */
async function runVitest() {
  const chosen = projects.filter((project) => values.only.includes(project));
  if (chosen.length === 0) return [];
  const file = join(reports, "vitest.json");
  // By itself Vitest would leave a core to others, and on two run one file after the other.
  const options = ["--maxWorkers=100%", "--passWithNoTests"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const only = chosen.flatMap((project) => ["--project", project]);
  const command = ["vitest", "run", ...options, ...reporters, ...only, ...filters];
  return [await runAndCount(command, file)];
}

/** Runs the product as `npm start` does while machines fail; prints the figures of each test. */
async function runLargeSuites() {
  const chosen = largeSuites.filter((suite) => values.only.includes(suite));
  if (chosen.length > 0) await ensureBuilt();
  const totals = [];
  for (const suite of chosen) {
    const file = join(reports, `${suite}.json`);
    const options = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${file}`];
    const command = ["vitest", "run", "--root", suite, ...options, ...filters];
    totals.push(await runAndCount(command, file, { FAULT_ROUNDS: values.rounds }));
  }
  return totals;
}

/** The journeys in a browser, on the production build. */
async function runPlaywright() {
  if (!values.only.includes("e2e")) return [];
  try {
    await ensureChromium();
    await ensureBuilt();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ passed: 0, failed: 1, skipped: 0, troubles: [failed("playwright", message)] }];
  }
  const file = join(reports, "playwright.json");
  const command = [
    "playwright",
    "test",
    "--pass-with-no-tests",
    "--reporter=list,json",
    ...filters,
  ];
  return [await runAndCount(command, file, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })];
}

try {
  await ensureInstalled();
  const needsSwift = ["server", "e2e", ...largeSuites].some((suite) => values.only.includes(suite));
  const withoutSwift = needsSwift && (await whyWithoutSwift());
  const total = sumOf([
    ...(await runVitest()),
    ...(await runPlaywright()),
    ...(await runLargeSuites()),
  ]);
  if (total.passed + total.failed === 0) console.error("No test ran.");
  if (withoutSwift && process.env.CI) {
    // CI has it, so that nothing is left out there without being seen.
    total.failed += 1;
    total.troubles.push(failed("npm test", withoutSwift));
  } else if (withoutSwift) console.error(withoutSwift);
  console.log(`\n${closingLines(total)}`);
  process.exitCode = total.passed > 0 && total.failed === 0 ? 0 : 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
