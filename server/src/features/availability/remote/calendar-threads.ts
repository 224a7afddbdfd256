import { refusal } from "@rolecall/contract/refusal.ts";
import { boundedThreads } from "#bounded-threads.ts";
import { Overloaded } from "#http/errors.ts";
import type { BusyTimes, CalendarTask } from "./calendar-thread.ts";

const script = new URL("./calendar-thread.ts", import.meta.url);

/** Reads a calendar in a thread of its own; null where it is none, or takes longer than any honest one does. */
export const readInThread = boundedThreads<CalendarTask, BusyTimes>(script, {
  limits: { cpuMs: 5_000, heapMb: 96, outsideHeapBytes: 50_000_000 },
  shares: { atOnce: { all: 1, each: 1 }, waiting: { all: 50, each: 5 }, timeoutMs: 20_000 },
  refusal: () =>
    new Overloaded(
      refusal(
        "too-many-calendars-at-once",
        "Too many calendars are being read at once. Please try again shortly.",
      ),
    ),
});
