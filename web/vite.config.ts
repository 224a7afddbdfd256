import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { ownIcons } from "./build/icons.ts";
import { lowPriority } from "./build/low-priority.ts";
import { precompress } from "./build/precompress.ts";
import { preloadFonts } from "./build/preload-fonts.ts";
import { preloads } from "./build/preloads.ts";
import { sentencesAlone } from "./build/sentences-alone.ts";
import { tourScripts } from "./build/tour-scripts.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";
/** The tokens use light-dark(), which these were the first to know. */
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    sentencesAlone,
    react(),
    tailwind(),
    preloadFonts(/-latin-wght-normal-[\w-]+\.woff2$/),
    ownIcons,
    lowPriority,
    tourScripts(browsers),
    precompress(/\.(m?js|css|svg)$/),
  ],
  resolve: {
    alias: {
      // React has had the hook itself since version 18.
      "use-sync-external-store/shim": "use-sync-external-store",
      "react-style-singleton": `${import.meta.dirname}/src/ui/overlay/scroll-lock-style.ts`,
    },
  },
  build: {
    target: browsers,
    modulePreload: preloads,
    // The content policy lets fonts and scripts come from this origin alone, never from data: URLs.
    assetsInlineLimit: 0,
    // pdf.js is large, and loaded when a resume is opened.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      input: ["index.html", "resume-viewer.html", "public/before-hydration.js"].map(
        (file) => `${import.meta.dirname}/${file}`,
      ),
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: chunks,
        // index.html names it; the copied original is replaced by the minified one here.
        entryFileNames: ({ name }) =>
          name === "before-hydration" ? "[name].js" : "assets/[name]-[hash].js",
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
