import { spawn } from "node:child_process";
import { once } from "node:events";
import { linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { pinnedNode } from "./prepare.mjs";

const root = join(import.meta.dirname, "..");
const dataDir = mkdtempSync(join(tmpdir(), "rolecall-start-"));
const cache = join(root, "node_modules/.cache");
/** The pinned Node under another name, which `npm start` takes for the Node of the machine. */
const otherNode = join(cache, `node-${process.pid}`);

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  linkSync(realpathSync(pinnedNode), otherNode);
});
afterAll(() => {
  rmSync(otherNode);
  rmSync(dataDir, { recursive: true });
});

const start = async ([program = "", ...args]: string[]) => {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, DEMO_DATA: "off", LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit") as Promise<[number | null]>;
  // A server that is left by a failed test would hold the data, and the pipes of whoever runs the tests.
  onTestFinished(async () => {
    if (child.kill("SIGTERM")) await exit;
  });
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    const address = /^Rolecall is ready at (http:\S+)$/.exec(line)?.[1];
    if (address) return { address, kill: (signal: NodeJS.Signals) => child.kill(signal), exit };
  }
  throw new Error(`It did not start:\n${printed.join("\n")}`);
};

const isServing = async (address: string) => {
  try {
    return (await fetch(`${address}/health/live`)).ok;
  } catch {
    return false;
  }
};

/** True for React's production build, which is used although NODE_ENV is "test" here. */
const isBuiltForPeople = async (address: string) => {
  const page = await (await fetch(address)).text();
  const paths = new Set(page.match(/\/assets\/[\w-]+\.js/g));
  const scripts = await Promise.all(
    Array.from(paths, async (path) => (await fetch(address + path)).text()),
  );
  return scripts.some((script) => script.includes("Minified React error"));
};

/** A start takes a second, several on a busy machine, more when the client is to be built. */
describe.each([
  { by: "npm start", command: ["npm", "start"] },
  { by: "another Node", command: [otherNode, "scripts/start.mjs"] },
])("a server started by $by", { timeout: 180_000 }, ({ command }) => {
  test("ends with it, with exit code 0", async () => {
    const { address, kill, exit } = await start(command);
    expect(await isServing(address)).toBe(true);
    expect(await isBuiltForPeople(address)).toBe(true);
    kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    expect(await isServing(address)).toBe(false);
  });

  test("does not outlive it, even when it is killed, and starts again", async () => {
    const first = await start(command);
    first.kill("SIGKILL");
    await expect.poll(() => isServing(first.address), { timeout: 30_000 }).toBe(false);
    const second = await start(command);
    second.kill("SIGTERM");
    expect(await second.exit).toEqual([0, null]);
  });
});
