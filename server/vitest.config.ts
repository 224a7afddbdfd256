import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/template-database.ts"],
    // Machines are shared: a test that hangs fails, one that is merely slow does not.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry: process.env["CI"] === undefined ? 0 : 1,
  },
});
