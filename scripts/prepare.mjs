// Prepares what commands need: the packages, and the built client.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { alone } from "./alone.mjs";
import { runTool } from "./tool.mjs";

const root = join(import.meta.dirname, "..");
const modules = join(root, "node_modules");
const web = join(root, "web");
const dist = join(web, "dist");

/** The Node that package.json pins, once the packages are installed. */
export const pinnedNode = join(modules, ".bin", "node");

/** A step failed, and its own output says why. The message is one sentence. */
class PrepareError extends Error {}

/**
 * Ends this process because it could not be prepared.
 * @param {unknown} error
 * @returns {never}
 */
export function failWith(error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

/** @param {string} file a lock file */
function packagesOf(file) {
  const { packages } = /** @type {{ packages: Packages }} */ (
    JSON.parse(readFileSync(file, "utf8"))
  );
  return packages;
}

/** Whether node_modules holds the packages of the lock file, according to npm's own record. */
function isInstalled() {
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  const present = packagesOf(record);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(([path, wanted]) => {
    if (!path.includes("node_modules/")) return true;
    const found = present[path];
    if (!found) return wanted.optional === true; // Made for another kind of machine.
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * Installs the packages unless they are all there.
 * @param {AbortSignal} [signal] ends it half-way; the next call begins anew
 */
export async function ensureInstalled(signal) {
  if (isInstalled()) return;
  await alone(async (shareWith) => {
    if (isInstalled()) return;
    const start = performance.now();
    console.log("Installing the packages (npm ci)...");
    // The tools are needed whatever NODE_ENV says: the client is built here.
    const command = [
      "npm",
      "ci",
      "--include=dev",
      "--include=optional",
      "--prefer-offline",
      "--loglevel=error",
    ];
    // `npm ci` empties node_modules, so it must not run on the Node in there.
    const ownTools = join(modules, ".bin");
    const PATH = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== ownTools);
    const env = { PATH: PATH.join(delimiter) };
    const { code } = await runTool(command, { env, signal, onStart: shareWith });
    if (code !== 0)
      throw new PrepareError(`The packages could not be installed: npm ci ended with ${code}.`);
    if (!existsSync(pinnedNode))
      throw new PrepareError(`There is no pinned Node for ${process.platform}-${process.arch}.`);
    console.log(`Installed in ${secondsSince(start)} s.`);
  }, signal);
}

/**
 * @param {string} folder @returns {string[]} the files in it and its folders, except generated and
 * installed ones
 */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && !name.startsWith("dist"))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** A fingerprint of all that the client is built from. */
function fingerprint() {
  const hash = createHash("sha256");
  const files = [...filesBelow(web), ...filesBelow(join(root, "contract"))].toSorted();
  for (const file of [...files, join(root, "package-lock.json")])
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Written into the build when it is complete. */
const stamp = join(dist, ".built-from");

const isBuiltFrom = (/** @type {string} */ sources) =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === sources;

/**
 * Builds the client unless the build there is of the present sources. The old
 * one stays until the new one is complete.
 * @param {AbortSignal} [signal]
 */
export async function ensureBuilt(signal) {
  if (isBuiltFrom(fingerprint())) return;
  await alone(async (shareWith) => {
    const sources = fingerprint();
    if (isBuiltFrom(sources)) return;
    const start = performance.now();
    console.log("Building the client (vite build)...");
    const next = join(web, "dist-next");
    // The environment may say otherwise, but the client is always built with React's production
    // code.
    const env = { NODE_ENV: "production" };
    // The client for browsers, and its renderer for pages on the server.
    for (const { part, config } of [
      { part: "client", config: "vite.config.ts" },
      { part: "server", config: "vite.server.config.ts" },
    ]) {
      const into = ["--outDir", join(next, part), "--emptyOutDir"];
      const command = ["vite", "build", web, "--config", join(web, config), ...into];
      const run = { env, signal, onStart: shareWith };
      const { code } = await runTool([...command, "--logLevel", "warn"], run);
      if (code !== 0)
        throw new PrepareError(`The client could not be built: vite build ended with ${code}.`);
    }
    writeFileSync(join(next, ".built-from"), sources);
    rmSync(dist, { recursive: true, force: true });
    renameSync(next, dist);
    console.log(`Built in ${secondsSince(start)} s.`);
  }, signal);
}

const secondsSince = (/** @type {number} */ start) =>
  ((performance.now() - start) / 1000).toFixed(1);
