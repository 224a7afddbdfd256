import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { patience } from "../vitest.patience.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: "web",
    environment: "jsdom",
    // One DOM for each worker, and still a world of its own for each file.
    pool: "vmThreads",
    setupFiles: ["./vitest.setup.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
    ...patience,
  },
});
