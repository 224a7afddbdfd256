import { expect, test } from "vitest";
import { closingLine, sumOf, totalOf } from "./test-report.mjs";

const vitest = (passed: number, failed: number, pending = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
  });

test("the totals of all runners are one line", () => {
  const journeys = JSON.stringify({
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
  });
  const total = sumOf([totalOf(vitest(10, 0), 0), totalOf(journeys, 1)]);
  expect(closingLine(total)).toBe("15 passed, 1 failed");
});

test("skipped tests are mentioned", () => {
  expect(closingLine(totalOf(vitest(3, 0, 2), 0))).toBe("3 passed, 0 failed, 2 skipped");
});

test("a runner that breaks without a failed test is a failure", () => {
  expect(totalOf(vitest(10, 0), 1).failed).toBe(1);
  expect(totalOf(undefined, 1).failed).toBe(1);
  expect(totalOf(vitest(10, 3), 1).failed).toBe(3);
});
