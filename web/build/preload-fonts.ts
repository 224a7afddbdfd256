import type { HtmlTagDescriptor, Plugin } from "vite";

/** Asks for the fonts of the first screen along with the style sheet that will name them. */
export function preloadFonts(fonts: RegExp): Plugin {
  const preload = (file: string): HtmlTagDescriptor => ({
    tag: "link",
    attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
    injectTo: "head",
  });
  return {
    name: "preload-fonts",
    transformIndexHtml: (_html, { bundle = {}, path }) =>
      path === "/index.html"
        ? Object.keys(bundle)
            .filter((file) => fonts.test(file))
            .map(preload)
        : [],
  };
}
