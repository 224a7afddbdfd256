import { isRed } from "./test-report.mjs";

/**
 * More failed files than this are no accident: they are red at once. So are more flaky tests than
 * `mostFlaky`.
 */
const mostFiles = 8;
const mostFlaky = 3;
const mostTries = 2;

/**
 * Runs each file that failed again, alone and on a fresh database and server, at most twice. A retry in
 * place would meet what the first try left behind, and hide races. What passes alone is flaky: it is named,
 * and to be mended next.
 * @param {import("./test-report.mjs").Result} first
 * @param {(file: string) => Promise<import("./test-report.mjs").Result>} runAlone
 * @returns {Promise<import("./test-report.mjs").Result>}
 */
export async function retryAlone(first, runAlone) {
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (first.broken !== undefined || files.length > mostFiles) return first;
  const again = { ...first, failures: [...first.failures], flaky: [...(first.flaky ?? [])] };
  for (const file of files) {
    const alone = await passesAlone(file, runAlone);
    if (!alone) continue;
    const own = first.failures.filter((failure) => failure.file === file);
    const didLoad = own.every(({ title }) => title !== "");
    again.passed += didLoad ? own.length : alone.passed;
    again.failures = again.failures.filter((failure) => failure.file !== file);
    again.flaky.push(...own);
  }
  return again.flaky.length > mostFlaky ? first : again;
}

/** @param {string} file @param {(file: string) => Promise<import("./test-report.mjs").Result>} runAlone */
async function passesAlone(file, runAlone) {
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    console.log(`\nAlone, try ${attempt} of ${mostTries}: ${file}`);
    const result = await runAlone(file);
    if (!isRed(result)) return result;
  }
  return null;
}
