import type { HtmlTagDescriptor, Plugin } from "vite";

/** Asks at once for what the first screen will need, before the style sheet or the script that names it is read. */
export function preload(files: RegExp, attributes: Record<string, string>): Plugin {
  const link = (file: string): HtmlTagDescriptor => ({
    tag: "link",
    attrs: { ...attributes, href: `/${file}`, crossorigin: "" },
    injectTo: "head",
  });
  return {
    name: `preload ${files}`,
    transformIndexHtml: (_html, { bundle = {}, path }) =>
      path === "/index.html"
        ? Object.keys(bundle)
            .filter((file) => files.test(file))
            .map(link)
        : [],
  };
}
