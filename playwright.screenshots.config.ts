import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** The pictures of all screens; each is held against axe's rules as well. */
export default defineConfig({
  ...base,
  testDir: "e2e/screenshots",
  testMatch: "**/*.shots.ts",
  reporter: "line",
});
