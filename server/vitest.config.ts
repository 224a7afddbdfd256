import { configDefaults, defineConfig } from "vitest/config";
import { patience } from "../vitest.patience.ts";
import { hasS3Server } from "./test/s3/s3-server.ts";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(hasS3Server ? [] : ["src/**/*-in-s3.test.ts"])],
    globalSetup: ["test/database/template-database.ts"],
    setupFiles: ["../contract/vitest.setup.ts"],
    ...patience,
  },
});
