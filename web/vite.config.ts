import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanContract } from "./build/lean-contract.ts";
import { precompress } from "./build/precompress.ts";
import { preloadFonts } from "./build/preload-fonts.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";
/** Neither the frame that shows a resume, nor what forms are held against, is for the first screen. */
const laterModules =
  /pdfjs-dist|resume-viewer|[\\/]node_modules[\\/](zod|@hookform)[\\/]|-(draft|forms|rules|entries)\.ts$|[\\/](text|instant)\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    leanContract(/\/contract\/src\/[\w-]+\.ts$/),
    preloadFonts(/-latin-wght-normal-[\w-]+\.woff2$/),
    precompress(/\.(m?js|css|svg)$/),
  ],
  resolve: {
    alias: {
      "react-style-singleton": `${import.meta.dirname}/src/ui/scroll-lock-style.ts`,
    },
  },
  build: {
    // The tokens use light-dark(), which these browsers were the first to know.
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    // The content policy lets fonts and scripts come from this origin alone, never from data: URLs.
    assetsInlineLimit: 0,
    // pdf.js is large, and loaded when a resume is opened.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      input: ["index.html", "resume-viewer.html"].map((page) => `${import.meta.dirname}/${page}`),
      checks: { bundlerTimings: false },
      // What every screen needs, in one file: a compressor finds more that repeats than in twenty.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              tags: ["$initial"],
              test: (id) => !laterModules.test(id),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    // The resume viewer has an opaque origin, to which even its own scripts are another's.
    cors: { origin: ["null"] },
    proxy: { "/api": api, "/objects": api, "/companion": { target: api, ws: true } },
  },
});
