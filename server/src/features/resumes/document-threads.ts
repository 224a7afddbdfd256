import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { AppError, unavailable } from "#http/errors.ts";
import { waitingLine } from "#http/waiting-line.ts";
import type { Answers, Assignment } from "./document-thread.ts";

/** A real resume takes a few milliseconds and megabytes. */
const limits = { cpuMs: 5_000, heapMb: 192, outsideHeapBytes: 256_000_000 };
/** On a machine too busy to look at a file, its sender tries again. */
const withinMs = 30_000;
const watchEveryMs = 50;
const keepIdleMs = 30_000;

const inTurn = waitingLine(2, 50, unavailable);
const idle: { thread: Worker; ending: NodeJS.Timeout }[] = [];

/**
 * Reads a stranger's file in a thread of its own, so that no file holds up the
 * server, and answers null where that took more time or memory than any honest
 * file does: the thread is ended then.
 * @param load brings the file once it is its turn, so that few are in memory
 */
export const readApart = <Reading extends keyof Answers>(
  reading: Reading,
  load: () => Promise<Buffer>,
): Promise<Answers[Reading] | null> =>
  inTurn(async () => {
    const file = await load();
    const thread = takeThread();
    try {
      const answer = await answerOf(thread, { reading, file });
      keep(thread);
      return answer as Answers[Reading];
    } catch (error) {
      await thread.terminate();
      if (error instanceof AppError) throw error;
      return null;
    }
  });

const takeThread = () => {
  const kept = idle.pop();
  clearTimeout(kept?.ending);
  return kept?.thread ?? openThread();
};

/** It knows nothing of the server's environment. */
const openThread = () => {
  const thread = new Worker(new URL("./document-thread.ts", import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, stackSizeMb: 4 },
  });
  thread.unref();
  // A thread that fails is ended by whoever waits for it.
  thread.on("error", () => {});
  return thread;
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

const answerOf = async (thread: Worker, assignment: Assignment): Promise<unknown> => {
  const before = await thread.cpuUsage().catch(notRunning);
  const end = new AbortController();
  const late = setTimeout(() => end.abort(unavailable()), withinMs);
  // The thread's own limit counts what its heap holds, but no buffers.
  const watch = setInterval(() => {
    void Promise.all([thread.cpuUsage(before), thread.getHeapStatistics()]).then(
      ([{ user, system }, { external_memory: bytes }]) => {
        if (user + system > limits.cpuMs * 1_000 || bytes > limits.outsideHeapBytes) end.abort();
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
