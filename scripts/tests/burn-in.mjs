import { spawn } from "node:child_process";

/**
 * Runs a file several times, alone beside busy loops: what depends on time or order shows itself. Every
 * new test of a race, a wait or a limit passes three times beside four.
 * @param {string} file
 * @param {{ times: number, busyLoops: number }} how
 * @param {(file: string) => Promise<import("./test-report.mjs").Result>} runAlone
 */
export async function burnIn(file, { times, busyLoops }, runAlone) {
  const loops = Array.from({ length: busyLoops }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  try {
    const results = [];
    for (let time = 1; time <= times; time += 1) {
      console.log(`\n${file}, ${time} of ${times} beside ${busyLoops} busy loops`);
      results.push(await runAlone(file));
    }
    return results;
  } finally {
    for (const loop of loops) loop.kill("SIGKILL");
  }
}
