// Types and lint, part of `npm run check`. On CI, and where nothing is known yet, all files at once. Elsewhere the
// compiler reads what changed since its last run, and the linter what changed since the last commit that was clean.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "./tool.mjs";

const cache = join(import.meta.dirname, "../node_modules/.cache/rolecall");
const note = join(cache, "linted-commit");
const workspaces = ["contract", "demo", "server", "web", "."];
const linted = /\.(ts|tsx|mjs|js)$/;
/** What decides how every file is read. */
const settings = /^(\.oxlintrc\.json|package-lock\.json|(.*\/)?tsconfig[^/]*\.json)$/;

const git = (/** @type {string[]} */ ...args) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);

/** @returns {string[] | null} the paths that changed since the last clean commit; null where there is none */
function changedPaths() {
  try {
    const commit = readFileSync(note, "utf8").trim();
    const untracked = git("ls-files", "--others", "--exclude-standard");
    return [...git("diff", "--name-only", commit), ...untracked];
  } catch {
    return null;
  }
}

const changed = process.env.CI ? null : changedPaths();
const isPartial = changed !== null && !changed.some((path) => settings.test(path));
const files = changed?.filter((path) => linted.test(path)) ?? [];

/** It holds the types of all workspaces in memory: collecting garbage less often spares a fifth of its work. */
const lint = (/** @type {string[]} */ paths) =>
  runTool(["oxlint", ...paths], { env: { GOGC: "400" } });

const lintThose = async (/** @type {string[]} */ paths) => {
  const there = paths.filter((path) => existsSync(path));
  return there.length > 0 ? (await lint(there)).code : 0;
};

/** Types of files that did not change themselves may be wrong as well. */
async function compile() {
  let worst = 0;
  for (const workspace of workspaces) {
    const info = join(cache, `types-${workspace === "." ? "root" : workspace}.json`);
    const how = ["--noEmit", "--incremental", "--tsBuildInfoFile", info];
    const { code } = await runTool(["tsc", "-p", workspace, ...how]);
    worst = Math.max(worst, code);
  }
  return worst;
}

mkdirSync(cache, { recursive: true });
if (!isPartial) process.exitCode = (await lint([])).code;
else if (files.length > 0) process.exitCode = Math.max(await compile(), await lintThose(files));
if (!process.exitCode && !process.env.CI) writeFileSync(note, git("rev-parse", "HEAD").join(""));
