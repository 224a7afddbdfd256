import { defineConfig } from "@playwright/test";
import { patternsOnlyInTheFullRun } from "./e2e/journeys-of-the-gate.ts";
import { findChromium } from "./scripts/debian/chromium.mjs";
import { isFullRun } from "./scripts/tests/tiers.mjs";

const executablePath = await findChromium();
const withWindows = await findChromium({ windows: true });
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
/** Journeys that sign in to somewhere else in a second window. */
const secondWindows = /resume-from-an-account|files-from-elsewhere/;

const isWholeRun = process.env["JOURNEYS"] === "gate" || isFullRun;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // Long, since machines are shared: a test that hangs must fail, a slow one must not.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  ...(process.env["JOURNEYS"] === "gate" && { grepInvert: patternsOnlyInTheFullRun }),
  // A single journey is quicker without.
  ...(isWholeRun && { globalSetup: "./e2e/empty-database.config.ts" }),
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "Europe/Lisbon",
    // Without a graphics card each frame of a dialog that fades in costs what a statement costs.
    reducedMotion: isFullRun ? "no-preference" : "reduce",
    screenshot: "only-on-failure",
    launchOptions: { ...(executablePath && { executablePath }), args },
  },
  projects: [
    { name: "journeys", testIgnore: secondWindows },
    {
      name: "second windows",
      testMatch: secondWindows,
      use: { launchOptions: { ...(withWindows && { executablePath: withWindows }), args } },
    },
  ],
});
