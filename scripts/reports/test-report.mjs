import { failed } from "../trouble.mjs";
import { totalOfPlaywright } from "./playwright-report.mjs";
import { totalOfVitest } from "./vitest-report.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number, troubles: string[] }} Total
 *   `troubles`: a line for each test that failed, or did not pass at once
 */

/** @type {Total} */
const nothing = { passed: 0, failed: 0, skipped: 0, troubles: [] };

/**
 * The result of one runner's tests. A runner that failed without a failed test (say, a file that
 * does not load) counts as one failure.
 * @param {string} runner its name, for the list of failures
 * @param {string | undefined} text its JSON report, absent if it wrote none
 * @param {number} exitCode
 * @returns {Total}
 */
export function totalOf(runner, text, exitCode) {
  const total = text === undefined ? nothing : totalIn(text);
  if (exitCode === 0 || total.failed > 0) return total;
  const troubles = [...total.troubles, failed(runner, `It ended with exit code ${exitCode}.`)];
  return { ...total, failed: 1, troubles };
}

/** @param {string} text */
function totalIn(text) {
  const report =
    /** @type {import("./vitest-report.mjs").VitestReport | import("./playwright-report.mjs").PlaywrightReport} */ (
      JSON.parse(text)
    );
  return "stats" in report ? totalOfPlaywright(report) : totalOfVitest(report);
}

/**
 * @param {Total[]} totals
 * @returns {Total}
 */
export function sumOf(totals) {
  return totals.reduce(
    (sum, total) => ({
      passed: sum.passed + total.passed,
      failed: sum.failed + total.failed,
      skipped: sum.skipped + total.skipped,
      troubles: [...sum.troubles, ...total.troubles],
    }),
    nothing,
  );
}

/**
 * The end of the output of `npm test`: the failures, and the total on the last line.
 * @param {Total} total
 */
export function closingLines({ passed, failed: failures, skipped, troubles }) {
  const counts = `${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  return [...troubles, ...(troubles.length > 0 ? [""] : []), counts].join("\n");
}
