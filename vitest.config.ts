import { configDefaults, defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/tests/longest-first.mjs";
import { machineTests, machineTestsIn } from "./scripts/tests/tiers.mjs";
import { hasS3Server } from "./server/test/s3/s3-server.ts";
import { patience } from "./vitest.patience.ts";

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      "contract",
      "demo",
      {
        extends: "./server/vitest.config.ts",
        root: "server",
        test: { name: "server", exclude: machineTestsIn("server") },
      },
      "web",
      {
        test: {
          name: "scripts",
          include: ["{scripts,web/build,bench}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...machineTests],
          ...patience,
        },
      },
      {
        test: {
          name: "machine",
          include: machineTests,
          exclude: hasS3Server ? [] : ["**/*-in-s3.test.ts"],
          globalSetup: ["server/test/database/template-database.ts"],
          setupFiles: ["contract/vitest.setup.ts"],
          ...patience,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
