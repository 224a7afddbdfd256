import { relative } from "node:path";

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[] }} VitestReport
 */

const pathOf = (/** @type {VitestFile} */ { name }) => relative(process.cwd(), name);

/**
 * @param {VitestReport} report
 * @returns {import("./test-report.mjs").Result}
 */
export const resultOfVitest = (report) => ({
  passed: report.numPassedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: report.testResults.flatMap(failuresIn),
  durations: Object.fromEntries(
    report.testResults.map((file) => [pathOf(file), Math.round(file.endTime - file.startTime)]),
  ),
});

/** @param {VitestFile} result */
function failuresIn(result) {
  const file = pathOf(result);
  const failures = result.assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages: [reason = ""] }) => ({ file, title: fullName, reason }));
  const isBroken = failures.length === 0 && result.status === "failed";
  return isBroken ? [{ file, title: "", reason: result.message }] : failures;
}
