import { configDefaults, defineConfig } from "vitest/config";
import { hasS3Server } from "./test/s3/s3-server.ts";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(hasS3Server ? [] : ["src/**/*-in-s3.test.ts"])],
    globalSetup: ["test/database/template-database.ts"],
    // Machines are shared: a test that hangs fails, one that is merely slow does not.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry: process.env["CI"] === undefined ? 0 : 1,
  },
});
