import { expect, test } from "vitest";
import { closingLines, isGreen, resultOf } from "./test-report.mjs";

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
    testResults: [{ name, status, message, startTime: 0, endTime: 7, assertionResults: results }],
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

test("the totals of all runners are one line, with the time", () => {
  const results = [resultOf("vitest", vitest(10, 0), 0), resultOf("playwright", journeys(0, 0), 0)];
  expect(closingLines(results, 648_000)).toBe("14 passed, 0 failed in 10 min 48 s");
  expect(isGreen(results)).toBe(true);
});

test("skipped tests are mentioned", () => {
  expect(closingLines([resultOf("vitest", vitest(3, 0, 2), 0)], 0)).toBe(
    "3 passed, 0 failed, 2 skipped in 0 min 0 s",
  );
});

test("a run without a test is not green", () => {
  expect(isGreen([resultOf("vitest", vitest(0, 0), 0)])).toBe(false);
});

test("a runner that breaks without a failed test is a failure", () => {
  const broken = resultOf("vitest", vitest(10, 0), 1);
  expect(isGreen([broken])).toBe(false);
  expect(closingLines([broken], 0)).toBe(
    "FAILED  runner: vitest ended with exit code 1.\n\n10 passed, 1 failed in 0 min 0 s",
  );
  expect(isGreen([resultOf("vitest", undefined, 1)])).toBe(false);
});

const failedSum = (reason: string) => [
  { fullName: "sums two and two", status: "failed", failureMessages: [reason, "once more"] },
  { fullName: "sums four", status: "passed", failureMessages: [] },
];

test("failed tests are listed with their errors before the total", () => {
  const error = "AssertionError: expected 4\n  to be 5\n    at sums.test.ts:3:4\n    at run";
  const results = [
    resultOf("vitest", vitest(2, 1, 0, failedSum(error)), 1),
    resultOf("playwright", journeys(1, 0), 1),
  ];
  expect(closingLines(results, 0).split("\n")).toEqual([
    "FAILED  server/src/sums.test.ts > sums two and two: AssertionError: expected 4 to be 5",
    "FAILED  e2e/jobs.e2e.ts > on a phone > a job is found: Error: none Locator: h1",
    "",
    "6 passed, 2 failed in 0 min 0 s",
  ]);
});

test("a file that does not load is named with the reason", () => {
  const result = resultOf("vitest", vitest(2, 0, 0, [], "Cannot find module 'sums'"), 1);
  expect(closingLines([result], 0)).toContain(
    "FAILED  server/src/sums.test.ts: Cannot find module 'sums'",
  );
});

test("a long error is cut", () => {
  const result = resultOf("vitest", vitest(0, 1, 0, failedSum("x".repeat(5_000))), 1);
  const [line = ""] = closingLines([result], 0).split("\n");
  expect(line.length).toBeLessThan(400);
});
