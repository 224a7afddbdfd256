import { refusal } from "@rolecall/contract/refusal.ts";
import { boundedThreads } from "#bounded-threads.ts";
import { Overloaded } from "#http/errors.ts";
import type { Drawing, PictureTask } from "./picture-thread.ts";

const script = new URL("./picture-thread.ts", import.meta.url);

/** Draws strangers' pictures in a thread of its own, one at a time: the largest takes 250 MB. */
export const drawInThread = boundedThreads<PictureTask, Drawing>(script, {
  limits: { cpuMs: 15_000, heapMb: 128, outsideHeapBytes: 400_000_000 },
  shares: { atOnce: { all: 1, each: 1 }, waiting: { all: 50, each: 5 }, timeoutMs: 30_000 },
  refusal: () =>
    new Overloaded(
      refusal(
        "too-many-pictures-at-once",
        "Too many pictures are being read at once. Please try again shortly.",
      ),
    ),
});
