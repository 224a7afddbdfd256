import { expect, test } from "vitest";
import { closingLines, sumOf, totalOf } from "./test-report.mjs";

interface Result {
  fullName: string;
  status: string;
  failureMessages: string[];
}

const vitest = (
  passed: number,
  failed: number,
  pending = 0,
  results: Result[] = [],
  message = "",
) => {
  const name = `${process.cwd()}/server/src/sums.test.ts`;
  const status = failed > 0 || message ? "failed" : "passed";
  return JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
    testResults: [{ name, status, message, assertionResults: results }],
  });
};

const journeys = (unexpected: number, flaky: number) => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    tests: [{ status, results: [{ errors: [{ message }] }, { errors: [] }] }],
  });
  const specs = [
    ...(unexpected > 0 ? [spec("a job is found", "unexpected", "Error: none\n\nLocator: h1")] : []),
    ...(flaky > 0 ? [spec("a job is posted", "flaky", "\u001b[31mTimed out\u001b[39m")] : []),
    spec("a job is closed", "expected", ""),
  ];
  const suites = [{ title: "jobs.e2e.ts", suites: [{ title: "on a phone", specs }] }];
  const stats = { expected: 4, unexpected, flaky, skipped: 0 };
  return JSON.stringify({ stats, errors: [], suites });
};

test("the totals of all runners are one line", () => {
  const total = sumOf([
    totalOf("vitest", vitest(10, 0), 0),
    totalOf("playwright", journeys(0, 0), 0),
  ]);
  expect(closingLines(total)).toBe("14 passed, 0 failed");
});

test("skipped tests are mentioned", () => {
  expect(closingLines(totalOf("vitest", vitest(3, 0, 2), 0))).toBe("3 passed, 0 failed, 2 skipped");
});

test("a runner that breaks without a failed test is a failure", () => {
  expect(closingLines(totalOf("vitest", vitest(10, 0), 1))).toBe(
    "FAILED  vitest: It ended with exit code 1.\n\n10 passed, 1 failed",
  );
  expect(totalOf("vitest", undefined, 1).failed).toBe(1);
  expect(totalOf("vitest", vitest(10, 3), 1).failed).toBe(3);
});

test("failed and flaky tests are listed with their errors before the total", () => {
  const error = "AssertionError: expected 4\n  to be 5\n    at sums.test.ts:3:4\n    at run";
  const results = [
    { fullName: "sums two and two", status: "failed", failureMessages: [error, "once more"] },
    { fullName: "sums three", status: "passed", failureMessages: ["Error: slow"] },
    { fullName: "sums four", status: "passed", failureMessages: [] },
  ];
  const total = sumOf([
    totalOf("vitest", vitest(2, 1, 0, results), 1),
    totalOf("playwright", journeys(1, 1), 1),
  ]);
  expect(closingLines(total).split("\n")).toEqual([
    "FAILED  server/src/sums.test.ts > sums two and two: AssertionError: expected 4 to be 5",
    "FLAKY   server/src/sums.test.ts > sums three: Error: slow",
    "FAILED  jobs.e2e.ts > on a phone > a job is found: Error: none Locator: h1",
    "FLAKY   jobs.e2e.ts > on a phone > a job is posted: Timed out",
    "",
    "7 passed, 2 failed",
  ]);
});

test("a file that does not load is named with the reason", () => {
  const total = totalOf("vitest", vitest(2, 0, 0, [], "Cannot find module 'sums'"), 1);
  expect(closingLines(total)).toContain(
    "FAILED  server/src/sums.test.ts: Cannot find module 'sums'",
  );
});

test("a long error is cut", () => {
  const results = [{ fullName: "sums", status: "failed", failureMessages: ["x".repeat(5_000)] }];
  const [line = ""] = closingLines(totalOf("vitest", vitest(0, 1, 0, results), 1)).split("\n");
  expect(line.length).toBeLessThan(400);
});
