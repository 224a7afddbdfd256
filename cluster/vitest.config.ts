import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "cluster",
    include: ["*.test.ts"],
    // Each file has machines of its own, and this machine has room for one set of them.
    fileParallelism: false,
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
