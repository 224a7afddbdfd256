import { defineConfig } from "vitest/config";
import { patience } from "./vitest.patience.ts";

export default defineConfig({
  test: {
    projects: [
      "contract",
      "demo",
      "server",
      "web",
      { test: { name: "scripts", include: ["{scripts,web/build}/**/*.test.ts"], ...patience } },
      {
        test: { name: "bench", include: ["bench/**/*.test.ts"], ...patience, testTimeout: 60_000 },
      },
    ],
  },
});
