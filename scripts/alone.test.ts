import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { alone } from "./alone.mjs";

let lock: string;
beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
  lock = join(mkdtempSync(join(tmpdir(), "rolecall-alone-")), "lock");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(join(lock, ".."), { recursive: true });
});

const sleeper = () => {
  const child = spawn("sleep", ["60"], { stdio: "ignore" });
  return { pid: child.pid ?? 0, end: () => (child.kill(), once(child, "exit")) };
};

describe("commands that install or build", () => {
  test("run one after the other, even if the first fails", async () => {
    const events: string[] = [];
    const { promise: atWork, resolve: begin } = Promise.withResolvers<void>();
    const first = alone(
      async () => {
        events.push("first begins");
        await atWork;
        events.push("first fails");
        throw new Error("The disk is full");
      },
      undefined,
      lock,
    );
    const second = alone(async () => void events.push("second runs"), undefined, lock);
    begin();
    await expect(first).rejects.toThrow("The disk is full");
    await second;
    expect(events).toEqual(["first begins", "first fails", "second runs"]);
  });

  test("go ahead when the command before was killed", async () => {
    const killed = sleeper();
    await killed.end();
    symlinkSync(String(killed.pid), lock);
    const work = vi.fn<() => Promise<void>>().mockResolvedValue();
    await alone(work, undefined, lock);
    expect(work).toHaveBeenCalledOnce();
  });

  test("wait for the tool that a killed command left running", async () => {
    const killed = sleeper();
    await killed.end();
    const tool = sleeper();
    symlinkSync(`${killed.pid},${tool.pid}`, lock);
    const work = vi.fn<() => Promise<void>>().mockResolvedValue();
    const waiting = alone(work, undefined, lock);
    await expect.poll(() => vi.mocked(console.log)).toHaveBeenCalled();
    expect(work).not.toHaveBeenCalled();
    await tool.end();
    await waiting;
    expect(work).toHaveBeenCalledOnce();
  });

  test("name themselves and their tools as holders", async () => {
    let holders = "";
    const work = async (shareWith: (pid: number) => void) => {
      shareWith(4321);
      holders = readlinkSync(lock);
    };
    await alone(work, undefined, lock);
    expect(holders).toBe(`${process.pid},4321`);
  });

  test("stop waiting when they are told to", async () => {
    const other = sleeper();
    symlinkSync(String(other.pid), lock);
    const stopping = new AbortController();
    const waiting = alone(async () => {}, stopping.signal, lock);
    stopping.abort();
    await expect(waiting).rejects.toThrow("aborted");
    await other.end();
  });
});
