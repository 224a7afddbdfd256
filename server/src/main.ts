import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { reasonToEnd } from "./start-error.ts";
import { listenForStop } from "./stop-signal.ts";

/** Types stripped and code compiled once; not in the temporary directory, where others could put code. */
const compileCache = join(import.meta.dirname, "../../node_modules/.cache/compiled-server");

/**
 * In milliseconds, longer than any step of the shutdown may take. The next start cleans up after a
 * process that was killed.
 */
const endWithinMs = 30_000;

const giveUp = () => {
  process.stderr.write("Rolecall did not end in time and is cut off.\n");
  process.exit(1);
};

/** Runs the server until the process is told to stop, and ends the process. */
export const main = async (): Promise<void> => {
  const stop = listenForStop();
  stop.addEventListener("abort", () => setTimeout(giveUp, endWithinMs).unref());
  // Everything the server writes is for its own user alone.
  process.umask(0o077);
  enableCompileCache(compileCache);
  try {
    // Loaded only now, as it takes a moment in which a signal must already count.
    const { serve } = await import("./serve.ts");
    const { lastLines } = await import("./log.ts");
    await serve(process.env, stop);
    await lastLines();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${reasonToEnd(error)}\n`);
    process.exit(1);
  }
};

if (import.meta.main) await main();
