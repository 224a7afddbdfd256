import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ownIcons } from "./build/icons.ts";

/** The bundle that renders pages on the server: the client's own components with all their dependencies. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ownIcons],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: `${import.meta.dirname}/src/render-page.tsx`,
    copyPublicDir: false,
    target: "node24",
    rolldownOptions: {
      checks: { bundlerTimings: false },
    },
  },
});
