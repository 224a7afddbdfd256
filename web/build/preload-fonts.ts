import type { HtmlTagDescriptor, Plugin } from "vite";

/** Asks for the fonts at once, before the style sheet that names them is read. */
export function preloadFonts(files: RegExp): Plugin {
  const link = (file: string): HtmlTagDescriptor => ({
    tag: "link",
    attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
    injectTo: "head",
  });
  return {
    name: "preload-fonts",
    transformIndexHtml: (_html, { bundle = {}, path }) =>
      path === "/index.html"
        ? Object.keys(bundle)
            .filter((file) => files.test(file))
            .map(link)
        : [],
  };
}
