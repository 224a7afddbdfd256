import { relative } from "node:path";
import { failed, flaky } from "../trouble.mjs";

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[] }} VitestReport
 */

/**
 * @param {VitestReport} report
 * @returns {import("./test-report.mjs").Total}
 */
export const totalOfVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  troubles: report.testResults.flatMap(troublesIn),
});

/** @param {VitestFile} file */
function troublesIn({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const troubles = assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map((test) => {
      const trouble = test.status === "failed" ? failed : flaky;
      return trouble(`${file} > ${test.fullName}`, test.failureMessages[0]);
    });
  return troubles.length === 0 && status === "failed" ? [failed(file, message)] : troubles;
}
