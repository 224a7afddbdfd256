// The two runners of tests, Vitest and Playwright, each of which reports to a file of its own.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../debian/chromium.mjs";
import { ensureBuilt } from "../prepare.mjs";
import { runTool } from "../tool.mjs";
import { nothing, resultOf } from "./test-report.mjs";

/** @param {string} file @returns {string[]} reporters of Vitest: what is shown, and the report */
const reporting = (file, shown = "default") => [
  `--reporter=${shown}`,
  "--reporter=json",
  `--outputFile.json=${file}`,
];

/**
 * @param {(reportFile: string) => string[]} commandFor
 * @param {Record<string, string>} [env]
 */
async function run(commandFor, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-tests-"));
  const file = join(folder, "report.json");
  try {
    const command = commandFor(file);
    const { code } = await runTool(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const report = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    return resultOf(command[0] ?? "", report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Unit and API tests.
 * @param {string[]} projects
 * @param {string[]} filters parts of paths; none for all files
 * @param {{ repeats?: number }} [how] how often each test is done again
 */
export const runVitest = (projects, filters, { repeats = 0 } = {}) =>
  run((file) => [
    "vitest",
    "run",
    // By itself Vitest would leave a core to others, and on two run one file after the other.
    "--maxWorkers=100%",
    "--passWithNoTests",
    ...(repeats > 0 ? [`--repeats=${repeats}`] : []),
    ...reporting(file),
    ...projects.flatMap((project) => ["--project", project]),
    ...filters,
  ]);

/**
 * The tests of a project that import any of the files, directly or not.
 * @param {string} project
 * @param {string[]} files
 */
export const runRelated = (project, files) =>
  run((file) => [
    "vitest",
    "related",
    "--run",
    "--passWithNoTests",
    "--project",
    project,
    ...reporting(file),
    ...files,
  ]);

/**
 * The tests below `cluster/` or `faults/`, which print their figures.
 * @param {string} suite
 * @param {string[]} filters
 * @param {string} rounds
 */
export async function runLargeSuite(suite, filters, rounds) {
  await ensureBuilt();
  const env = { FAULT_ROUNDS: rounds };
  return run(
    (file) => ["vitest", "run", "--root", suite, ...reporting(file, "verbose"), ...filters],
    env,
  );
}

/**
 * The journeys in a browser, on the production build.
 * @param {string[]} filters
 * @param {boolean} gateOnly leaves out those of the full run
 */
export async function runPlaywright(filters, gateOnly) {
  try {
    await ensureChromium();
    await ensureBuilt();
  } catch (error) {
    return { ...nothing, broken: error instanceof Error ? error.message : String(error) };
  }
  return run(
    () => ["playwright", "test", "--pass-with-no-tests", "--reporter=list,json", ...filters],
    gateOnly ? { JOURNEYS: "gate" } : {},
  );
}
