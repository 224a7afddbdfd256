import { refusal } from "@rolecall/contract/refusal.ts";
import { boundedThreads, type ThreadLimits } from "#bounded-threads.ts";
import { Overloaded } from "#http/errors.ts";
import type { Answers, Assignment } from "./document-thread.ts";

/** A real resume takes a few milliseconds and megabytes. */
const usualLimits: ThreadLimits = { cpuMs: 5_000, heapMb: 192, outsideHeapBytes: 256_000_000 };
/** One user reads one file at a time, so that the other thread is there for everybody else. */
const shares = {
  atOnce: { all: 2, each: 1 },
  waiting: { all: 100, each: 20 },
  timeoutMs: 30_000,
};

export const tooManyFiles = () =>
  new Overloaded(
    refusal(
      "too-many-files-at-once",
      "Too many files are being read at once. Please try again shortly.",
    ),
  );

interface Order {
  /** The user who asks. Users take turns. */
  userId: string;
  /** Brings the file once it is its turn, so that few are in memory. */
  load: () => Promise<Buffer>;
}

/**
 * Reads strangers' files in threads of their own, so that no file holds up the server.
 * @param script what runs in such a thread
 */
export const documentThreads = (
  script = new URL("./document-thread.ts", import.meta.url),
  limits = usualLimits,
) => {
  const read = boundedThreads<Assignment, Answers[keyof Answers]>(script, {
    limits,
    shares,
    refusal: tooManyFiles,
  });
  /** Answers null where the file took more time or memory than any honest file does. */
  return <Reading extends keyof Answers>(reading: Reading, { userId, load }: Order) =>
    read(userId, async () => ({ reading, file: await load() })) as Promise<Answers[Reading] | null>;
};

/** For the whole server. */
export const readInThread = documentThreads();
