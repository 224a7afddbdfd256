import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "faults",
    include: ["*.test.ts"],
    // One fault at a time: the next one shall not be blamed for it.
    fileParallelism: false,
    testTimeout: 15 * 60_000,
    hookTimeout: 60_000,
  },
});
