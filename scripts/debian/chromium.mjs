import { existsSync } from "node:fs";
import { join } from "node:path";
import { installOnDebian } from "./debian.mjs";

/** Without windows, and a third faster with our journeys. Playwright's own one comes after it. */
const headless = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const folders = (process.env.PATH ?? "").split(":").concat("/usr/bin", "/snap/bin");
const apps = ["Google Chrome", "Chromium"].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);

/**
 * The path of a Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, or an installed one.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const { chromium } = await import("@playwright/test");
  const candidates = [
    process.env.CHROMIUM_PATH,
    `/usr/bin/${headless}`,
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...apps,
  ];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium, or installs Debian's where that is possible.
 * @throws {Error} with the ways out, where there is none and none can be installed
 */
export async function ensureChromium() {
  if (await findChromium()) return;
  for (const name of [headless, "chromium"]) {
    await installOnDebian(name, "the browser tests");
    if (await findChromium()) return;
  }
  throw new Error(
    "The browser tests need a Chromium: install one, run `npx playwright install chromium`, or set CHROMIUM_PATH.",
  );
}
