import { defineConfig } from "vitest/config";
import { patience } from "../vitest.patience.ts";

export default defineConfig({
  test: { name: "demo", include: ["src/**/*.test.ts"], ...patience },
});
