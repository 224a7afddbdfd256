import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Rendered } from "./client-page.ts";

/** The input of the renderer. */
interface PageToRender {
  /** Path and query. */
  href: string;
  /** Calls the API as whom the page is for. */
  send: typeof fetch;
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal;
}

/** Renders pages. The client's own code does, built for the server; it throws where it cannot. */
export interface PageRenderer {
  renderPage: (page: PageToRender) => Promise<Rendered>;
}

const builtRenderer = new URL("../../../../web/dist/server/render-page.js", import.meta.url);

/** A stand-in for an API that refuses everything. */
const refuse = async () => new Response(null, { status: 401 });

/**
 * The renderer that was built with the client; null while there is none. It has loaded its screens and
 * rendered once: the first page takes longest, and nobody should wait for that one.
 */
export const loadRenderer = async (): Promise<PageRenderer | null> => {
  if (!existsSync(fileURLToPath(builtRenderer))) return null;
  const renderer = (await import(builtRenderer.href)) as PageRenderer;
  const { signal } = new AbortController();
  for (const href of ["/", "/jobs", "/companies", "/auth"])
    // A screen whose data is refused is not rendered, but its code is there from then on.
    await renderer.renderPage({ href, send: refuse, signal }).catch(() => undefined);
  return renderer;
};
