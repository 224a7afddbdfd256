/**
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, results: { errors: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites: PlaywrightSuite[], errors: PlaywrightError[] }} PlaywrightReport
 */

/**
 * @param {PlaywrightReport} report
 * @returns {import("./test-report.mjs").Result}
 */
export const resultOfPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  skipped: stats.skipped,
  failures: suites.flatMap((suite) => failuresIn(suite, `e2e/${suite.title}`, [])),
  ...(errors[0] && { broken: errors[0].message ?? "" }),
});

/**
 * @param {PlaywrightSuite} suite
 * @param {string} file
 * @param {string[]} path the titles around it, but for the file's
 * @returns {import("./test-report.mjs").Failure[]}
 */
function failuresIn({ specs = [], suites = [] }, file, path) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const [error] = results.flatMap(({ errors }) => errors);
        return { file, title: [...path, spec.title].join(" > "), reason: error?.message ?? "" };
      }),
  );
  const inner = suites.flatMap((suite) => failuresIn(suite, file, [...path, suite.title]));
  return [...own, ...inner];
}
