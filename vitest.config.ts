import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "contract",
      "demo",
      "server",
      "web",
      { test: { name: "scripts", include: ["{scripts,web/build}/**/*.test.ts"] } },
      { test: { name: "bench", include: ["bench/**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
