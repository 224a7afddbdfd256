import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { fairQueue } from "#fair-queue.ts";
import { AppError, Overloaded, unavailable } from "#http/errors.ts";
import type { Answers, Assignment } from "./document-thread.ts";

/** A real resume takes a few milliseconds and megabytes. */
const usualLimits = { cpuMs: 5_000, heapMb: 192, outsideHeapBytes: 256_000_000 };
/** On a machine too busy to look at a file, its sender tries again. */
const withinMs = 30_000;
const watchEveryMs = 50;
const keepIdleMs = 30_000;
/** One user reads one file at a time, so that the other thread is there for everybody else. */
const shares = {
  atOnce: { all: 2, each: 1 },
  waiting: { all: 100, each: 20 },
  timeoutMs: withinMs,
};

export const tooManyFiles = () =>
  new Overloaded("Too many files are being read at once. Please try again shortly.");

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
  const queue = fairQueue(shares, tooManyFiles);
  const idle: { thread: Worker; ending: NodeJS.Timeout }[] = [];

  const takeThread = () => {
    const kept = idle.pop();
    clearTimeout(kept?.ending);
    return kept?.thread ?? openThread(script, limits.heapMb);
  };

  /** The next file often comes soon; nobody needs the thread after a while. */
  const keep = (thread: Worker) => {
    const ending = setTimeout(() => {
      idle.splice(
        idle.findIndex((kept) => kept.thread === thread),
        1,
      );
      void thread.terminate();
    }, keepIdleMs);
    ending.unref();
    idle.push({ thread, ending });
  };

  /**
   * Answers null where the file took more time or memory than any honest file does: the thread is
   * ended then.
   */
  const readInThread = <Reading extends keyof Answers>(
    reading: Reading,
    { userId, load }: Order,
  ): Promise<Answers[Reading] | null> =>
    queue.run(userId, async () => {
      const file = await load();
      const thread = takeThread();
      try {
        const answer = await answerOf(thread, { reading, file }, limits);
        keep(thread);
        return answer as Answers[Reading];
      } catch (error) {
        await thread.terminate();
        if (error instanceof AppError) throw error;
        return null;
      }
    });
  return readInThread;
};

/** For the whole server. */
export const readInThread = documentThreads();

/** It knows nothing of the server's environment. */
const openThread = (script: URL, heapMb: number) => {
  const thread = new Worker(script, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, stackSizeMb: 4 },
  });
  thread.unref();
  // The caller that waits for the thread ends it when it fails.
  thread.on("error", () => {});
  return thread;
};

const answerOf = async (
  thread: Worker,
  assignment: Assignment,
  { cpuMs, outsideHeapBytes }: typeof usualLimits,
): Promise<unknown> => {
  const before = await thread.cpuUsage().catch(notRunning);
  const end = new AbortController();
  const late = setTimeout(() => end.abort(unavailable()), withinMs);
  // The thread's own limit counts what its heap holds, but no buffers.
  const watch = setInterval(() => {
    void Promise.all([thread.cpuUsage(before), thread.getHeapStatistics()]).then(
      ([{ user, system }, { external_memory: bytes }]) => {
        if (user + system > cpuMs * 1_000 || bytes > outsideHeapBytes) end.abort();
      },
      notRunning,
    );
  }, watchEveryMs);
  try {
    thread.postMessage(assignment, []);
    const [answer] = (await once(thread, "message", { signal: end.signal })) as [unknown];
    return answer;
  } catch (error) {
    throw end.signal.aborted ? end.signal.reason : error;
  } finally {
    clearTimeout(late);
    clearInterval(watch);
  }
};

/** A thread is asked before it runs, or after its end, which is an event. */
const notRunning = () => undefined;
