import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { BaseSequencer } from "vitest/node";

const root = join(import.meta.dirname, "../..");
const durations = /** @type {Record<string, number>} */ (
  JSON.parse(readFileSync(join(import.meta.dirname, "durations.json"), "utf8"))
);

/**
 * Starts the longest files first, so that none of them is still running when all others have ended: by what
 * they took in the last full run. Files that are new come first.
 */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import("vitest/node").TestSpecification[]} files
   */
  async sort(files) {
    const durationOf = (/** @type {import("vitest/node").TestSpecification} */ { moduleId }) =>
      durations[relative(root, moduleId)] ?? Number.MAX_SAFE_INTEGER;
    return files.toSorted((one, other) => durationOf(other) - durationOf(one));
  }
}
