import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { AppError, unavailable } from "#http/errors.ts";
import { fairQueue, type Shares } from "./fair-queue.ts";

/** The most that one task may take; a thread that takes more is ended. */
export interface ThreadLimits {
  cpuMs: number;
  heapMb: number;
  outsideHeapBytes: number;
}

interface Threads {
  limits: ThreadLimits;
  shares: Shares & { timeoutMs: number };
  /** For who asks for too much at once. */
  refusal: () => Error;
}

const watchEveryMs = 50;
const keepIdleMs = 30_000;

/**
 * Does what strangers' files need in threads of their own, one task each at a time, so that no file holds
 * up the server. Parties take turns.
 * @param script what runs in such a thread: it answers each message with one
 */
export const boundedThreads = <Task, Answer>(
  script: URL,
  { limits, shares, refusal }: Threads,
): ((party: string, load: () => Promise<Task>) => Promise<Answer | null>) => {
  const queue = fairQueue(shares, refusal);
  const idle: { thread: Worker; ending: NodeJS.Timeout }[] = [];

  const takeThread = () => {
    const kept = idle.pop();
    clearTimeout(kept?.ending);
    return kept?.thread ?? openThread(script, limits.heapMb);
  };

  /** The next task often comes soon; nobody needs the thread after a while. */
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
   * Answers null where the task took more time or memory than any honest file does: the thread is
   * ended then. `load` brings the task once it is its turn, so that few files are in memory.
   */
  return (party, load) =>
    queue.run(party, async () => {
      const task = await load();
      const thread = takeThread();
      try {
        const answer = await answerOf(thread, task, { ...limits, withinMs: shares.timeoutMs });
        keep(thread);
        return answer as Answer;
      } catch (error) {
        await thread.terminate();
        if (error instanceof AppError) throw error;
        return null;
      }
    });
};

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
  task: unknown,
  { cpuMs, outsideHeapBytes, withinMs }: Omit<ThreadLimits, "heapMb"> & { withinMs: number },
): Promise<unknown> => {
  const before = await thread.cpuUsage().catch(notRunning);
  const end = new AbortController();
  // On a machine too busy for a file, its sender tries again.
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
    thread.postMessage(task, []);
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
