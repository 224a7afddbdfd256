import { failed, flaky } from "../trouble.mjs";

/**
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, results: { errors: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites: PlaywrightSuite[], errors: PlaywrightError[] }} PlaywrightReport
 */

/**
 * @param {PlaywrightReport} report
 * @returns {import("./test-report.mjs").Total}
 */
export const totalOfPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  troubles: [
    ...errors.map(({ message }) => failed("playwright", message)),
    ...suites.flatMap((suite) => troublesIn(suite, [])),
  ],
});

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} path the titles around it
 * @returns {string[]}
 */
function troublesIn({ title, specs = [], suites = [] }, path) {
  const here = [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => {
        const trouble = status === "flaky" ? flaky : failed;
        const [error] = results.flatMap(({ errors }) => errors);
        return trouble([...here, spec.title].join(" > "), error?.message);
      }),
  );
  return [...own, ...suites.flatMap((inner) => troublesIn(inner, here))];
}
