import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BoundedMap } from "#bounded-map.ts";
import { SharedWait } from "#db/connection/fair-pool.ts";

/** A page for visitors: plain, and compressed in the encodings that were asked for. */
interface SharedPage {
  html: string;
  encoded: Map<string, Promise<Buffer>>;
}

/**
 * The most pages, each of some hundred kilobytes, and their lifetime: a rush on one page renders it
 * once a second.
 */
const bounds = { most: 50, lifetimeMs: 1_000 };

const encoders: Record<string, (html: string) => Promise<Buffer>> = {
  br: async (html) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: async (html) => promisify(gzip)(html, { level: 6 }),
};

/** Pages that are the same for everybody who is signed out, kept for a moment. */
export const sharedPages = () => {
  const pages = new BoundedMap<string, Promise<SharedPage | null>>(bounds);
  const waits = new WeakMap<Promise<SharedPage | null>, SharedWait>();
  return {
    /** The page at an address. Requests during its rendering share the result; null is not kept. */
    get: async (href: string, render: () => Promise<string | null>): Promise<SharedPage | null> => {
      const kept = pages.get(href);
      if (kept) {
        waits.get(kept)?.join();
        return kept;
      }
      const wait = new SharedWait();
      wait.join();
      const rendering = wait
        .run(render)
        .then((html) => (html === null ? null : { html, encoded: new Map() }));
      waits.set(rendering, wait);
      pages.set(href, rendering);
      const page = await rendering;
      if (!page && pages.get(href) === rendering) pages.delete(href);
      return page;
    },
    /** Something was written: pages may no longer be as they were. */
    forget: () => pages.clear(),
    /** The page as the caller takes it; as it is where that is not compressed. */
    encode: async (page: SharedPage, encoding: string): Promise<Buffer | null> => {
      const encoder = encoders[encoding];
      if (!encoder) return null;
      const encoded = page.encoded.get(encoding) ?? encoder(page.html);
      page.encoded.set(encoding, encoded);
      return encoded;
    },
  };
};
