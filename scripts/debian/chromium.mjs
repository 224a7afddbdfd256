import { existsSync } from "node:fs";
import { join } from "node:path";
import { installOnDebian } from "./debian.mjs";

/** Has no windows, and takes a third less time for the journeys. */
const headless = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const folders = (process.env.PATH ?? "").split(":").concat("/usr/bin", "/snap/bin");
const apps = ["Google Chrome", "Chromium"].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);

/**
 * The path of a Chromium on this machine: `CHROMIUM_PATH`, Debian's headless one, Playwright's own, or an
 * installed one. The headless one knows no second window that signs in somewhere and closes.
 * @param {{ windows?: boolean }} [needs]
 * @returns {Promise<string | undefined>}
 */
export async function findChromium({ windows = false } = {}) {
  const { chromium } = await import("@playwright/test");
  const candidates = [
    process.env.CHROMIUM_PATH,
    !windows && `/usr/bin/${headless}`,
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...apps,
  ];
  return candidates.find((path) => path && existsSync(path)) || undefined;
}

/**
 * Finds the Chromium of the journeys, or installs Debian's where that is possible.
 * @throws {Error} with the ways out, where there is none and none can be installed
 */
export async function ensureChromium() {
  if (!(await findChromium({ windows: true })))
    await installOnDebian("chromium", "the browser tests");
  // A third faster; where Debian does not have it, the other one does.
  if (!existsSync(`/usr/bin/${headless}`)) await installOnDebian(headless, "the browser tests");
  if (await findChromium({ windows: true })) return;
  throw new Error(
    "The browser tests need a Chromium: install one, run `npx playwright install chromium`, or set CHROMIUM_PATH.",
  );
}
