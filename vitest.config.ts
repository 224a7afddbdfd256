import { configDefaults, defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/tests/longest-first.mjs";
import { apartTests, machineTests } from "./scripts/tests/tiers.mjs";
import { hasS3Server } from "./server/test/s3/s3-server.ts";
import { patience } from "./vitest.patience.ts";

const fromServer = (file: string) => file.replace(/^server\//, "");

const onADatabase = {
  globalSetup: ["server/test/database/template-database.ts"],
  setupFiles: ["contract/vitest.setup.ts"],
  ...patience,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      "contract",
      "demo",
      {
        extends: "./server/vitest.config.ts",
        root: "server",
        test: {
          name: "server",
          exclude: [...machineTests, ...apartTests].map(fromServer),
          isolate: false,
        },
      },
      { test: { name: "apart", include: apartTests, ...onADatabase } },
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
          ...onADatabase,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
