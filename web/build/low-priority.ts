import type { Plugin } from "vite";

const scripts = /<(?:script type="module"|link rel="modulepreload")/g;

/** Pages are seen without their scripts: the style sheet and the fonts, by which they are, come first. */
export const lowPriority: Plugin = {
  name: "low-priority",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replaceAll(scripts, '$& fetchpriority="low"'),
  },
};
