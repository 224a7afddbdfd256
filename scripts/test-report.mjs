/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Total
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/**
 * The total of one runner's report. A runner that failed without a failed test (a file that does
 * not load, say) counts as one failure.
 * @param {string | undefined} text the JSON report, absent where the runner wrote none
 * @param {number} exitCode of the runner
 * @returns {Total}
 */
export function totalOf(text, exitCode) {
  const total = text === undefined ? { passed: 0, failed: 0, skipped: 0 } : countsOf(text);
  return { ...total, failed: exitCode === 0 ? total.failed : Math.max(total.failed, 1) };
}

/**
 * @param {string} text
 * @returns {Total}
 */
function countsOf(text) {
  const report = /** @type {VitestReport | PlaywrightReport} */ (JSON.parse(text));
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {Total[]} totals
 * @returns {Total}
 */
export function sumOf(totals) {
  return totals.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * The closing line of `npm test`.
 * @param {Total} total
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
