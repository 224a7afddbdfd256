import { stripVTControlCharacters } from "node:util";

const longest = 300;

/** The beginning of an error as one line: without colours, and without where it happened. */
function inOneLine(/** @type {string} */ error) {
  const [what = ""] = stripVTControlCharacters(error).split(/\n\s+(?:at |>? *\d+ \|)/);
  const line = what.replaceAll(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/*
 * A line for each thing that went wrong, as it stands before the closing total. `.ci/run` finds these
 * lines by how they begin.
 */

/** @param {string} what @param {string} [error] */
export const failed = (what, error = "") => `FAILED  ${what}: ${inOneLine(error)}`;

/** It passed, but not at once. @param {string} what @param {string} [error] */
export const flaky = (what, error = "") => `FLAKY   ${what}: ${inOneLine(error)}`;
