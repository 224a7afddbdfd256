import { failed, flaky } from "../trouble.mjs";
import { resultOfPlaywright } from "./playwright-report.mjs";
import { resultOfVitest } from "./vitest-report.mjs";

/**
 * @typedef {{ file: string, title: string, reason: string }} Failure
 *   a test that failed; `title` is empty for a file that did not load
 * @typedef {{ passed: number, skipped: number, failures: Failure[], flaky?: Failure[], broken?: string, durations?: Record<string, number> }} Result
 *   `flaky`: those that failed first and passed alone; `broken`: why a runner ended without telling all;
 *   `durations`: of each file, in milliseconds
 */

/** @type {Result} */
export const nothing = { passed: 0, skipped: 0, failures: [] };

/**
 * The result of one runner. One that failed without a failed test is broken.
 * @param {string} runner its name
 * @param {string | undefined} text its JSON report, absent if it wrote none
 * @param {number} exitCode
 * @returns {Result}
 */
export function resultOf(runner, text, exitCode) {
  const result = text === undefined ? nothing : resultIn(text);
  if (exitCode === 0 || result.failures.length > 0 || result.broken !== undefined) return result;
  return { ...result, broken: `${runner} ended with exit code ${exitCode}.` };
}

/** @param {string} text */
function resultIn(text) {
  const report =
    /** @type {import("./vitest-report.mjs").VitestReport | import("./playwright-report.mjs").PlaywrightReport} */ (
      JSON.parse(text)
    );
  return "stats" in report ? resultOfPlaywright(report) : resultOfVitest(report);
}

/** @param {Result[]} results @returns {boolean} whether something was tested, and nothing went wrong */
export const isGreen = (results) =>
  results.some(({ passed }) => passed > 0) && results.every((result) => !isRed(result));

/** @param {Result} result */
export const isRed = ({ failures, broken }) => failures.length > 0 || broken !== undefined;

/** @param {Failure} failure */
const nameOf = ({ file, title }) => (title ? `${file} > ${title}` : file);

const minutes = (/** @type {number} */ ms) =>
  `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

/**
 * The end of the output of the tests: what was flaky, what failed, and the total on the last line.
 * @param {Result[]} results
 * @param {number} ms how long they took
 */
export function closingLines(results, ms) {
  const flakes = results.flatMap((result) => result.flaky ?? []);
  const failures = results.flatMap((result) => result.failures);
  const broken = results.flatMap((result) => result.broken ?? []);
  const troubles = [
    ...flakes.map((failure) => flaky(nameOf(failure), failure.reason)),
    ...failures.map((failure) => failed(nameOf(failure), failure.reason)),
    ...broken.map((reason) => failed("runner", reason)),
  ];
  const sum = (/** @type {"passed" | "skipped"} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const counts = [
    `${sum("passed")} passed`,
    `${failures.length + broken.length} failed`,
    ...(flakes.length > 0 ? [`${flakes.length} flaky`] : []),
    ...(sum("skipped") > 0 ? [`${sum("skipped")} skipped`] : []),
  ].join(", ");
  return [...troubles, ...(troubles.length > 0 ? [""] : []), `${counts} in ${minutes(ms)}`].join(
    "\n",
  );
}
