// No package of the lock file has a known weakness: by the list kept here, and by the registry where it answers.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Advisory,
  findAudited,
  findStale,
  findVulnerable,
  type Lock,
} from "./advisories/advisories.ts";
import { runTool } from "./tool.mjs";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const list = read(join(import.meta.dirname, "advisories/advisories.json")) as {
  date: string;
  advisories: Advisory[];
  harmless: Record<string, string>;
};
const harmless = Object.keys(list.harmless);

/** In milliseconds; short, for people who work without a network. */
const timeoutMs = 5_000;

/** The registry's answer; null where there is none. */
const askRegistry = async () => {
  const { output } = await runTool(
    ["npm", "audit", "--json", "--package-lock-only", "--loglevel=silent"],
    { quiet: true, signal: AbortSignal.timeout(timeoutMs) },
  ).catch(() => ({ output: "" }));
  return findAudited(output.slice(output.indexOf("{")), harmless);
};

// A new advisory must not turn a commit red in the gate that was green in it: there the list alone counts.
const audited = process.env["CI"] === undefined ? await askRegistry() : null;
if (!audited)
  console.log(`The registry was not asked, or did not answer; the list is of ${list.date}.`);

const lock = read("package-lock.json") as Lock;
const problems = [
  ...findVulnerable(lock, list.advisories, harmless),
  ...findStale(lock, list.advisories, harmless),
  ...(audited ?? []),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
