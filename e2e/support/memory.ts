import { spawnSync } from "node:child_process";
import type { Browser } from "@playwright/test";

const everyMs = 200;

/** Megabytes that the largest of the processes holds; 0 where all have ended. */
const largestOf = (pids: readonly number[]): number => {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", pids.join(",")], { encoding: "utf8" });
  return Math.max(...stdout.trim().split(/\s+/).map(Number)) / 1024;
};

/** Watches the memory of the browser's pages and frames, each a process, and knows the most of it. */
export const watchMemory = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pids = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, largestOf(pids))), everyMs);
  return { peak: () => peak, [Symbol.dispose]: () => clearInterval(watch) };
};
