import * as z from "zod";

/** Messages from the page to the viewer's frame. */
export type ToViewer =
  /** `worker` is the code that reads PDFs, `keys` are those that the page wants to hear of. */
  | { type: "open"; file: Blob; worker: string; keys: readonly string[] }
  | { type: "part"; name: string; content: Blob | null }
  /** The frame knows best which page is next: keys may be quicker than messages. */
  | { type: "turn"; to: "next" | "previous" | "first" | "last" }
  | { type: "zoom"; change: "in" | "out" | "fit" };

const page = z.int().positive();

/**
 * Messages from the frame to the page. The page trusts none of them, since a hostile file may
 * control the frame.
 */
export const fromViewer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("part"), name: z.string() }),
  z.object({ type: z.literal("opened"), pageCount: page }),
  z.object({ type: z.literal("drawn") }),
  /** The pages are pictures, as in a scan. */
  z.object({ type: z.literal("textless") }),
  z.object({ type: z.literal("turned"), page }),
  z.object({ type: z.literal("key"), key: z.string() }),
  z.object({ type: z.literal("failed"), reason: z.enum(["locked", "broken"]) }),
]);
export type FromViewer = z.output<typeof fromViewer>;
