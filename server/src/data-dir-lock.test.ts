import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";

const lockModule = new URL("./data-dir-lock.ts", import.meta.url).href;

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), "rolecall-lock-")), "data");
});
afterEach(() => rmSync(join(dataDir, ".."), { recursive: true }));

/** Another process that holds the lock until it is killed. */
const holder = async () => {
  const script = `
    import { lockDataDir } from ${JSON.stringify(lockModule)};
    await lockDataDir(${JSON.stringify(dataDir)}, "exclusive");
    process.stdout.write("locked");
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
};

describe("the lock of the data directory", () => {
  it("refuses a second server in one sentence, until the first is killed", async () => {
    const first = await holder();
    await expect(lockDataDir(dataDir, "exclusive", 0)).rejects.toThrow(
      `Another Rolecall is running on ${dataDir}; stop it first, or give this one a DATA_DIR of its own.`,
    );
    first.kill("SIGKILL");
    await once(first, "exit");
    (await lockDataDir(dataDir, "exclusive", 0)).release();
  });

  it("waits for a server that is just shutting down", async () => {
    const first = await lockDataDir(dataDir, "exclusive");
    const second = lockDataDir(dataDir, "exclusive");
    first.release();
    await expect(second).resolves.toBeDefined();
    (await second).release();
  });

  it("has one winner among servers that start at once", async () => {
    const starts = Array.from({ length: 8 }, () => lockDataDir(dataDir, "exclusive", 0));
    const results = await Promise.allSettled(starts);
    const winners = results.filter((result) => result.status === "fulfilled");
    expect(winners).toHaveLength(1);
    for (const { value } of winners) value.release();
  });

  it("lets servers on one external database share the directory, but not with an embedded one", async () => {
    const first = await lockDataDir(dataDir, "shared", 0);
    const second = await lockDataDir(dataDir, "shared", 0);
    await expect(lockDataDir(dataDir, "exclusive", 0)).rejects.toThrow("Another Rolecall");
    first.release();
    second.release();
    (await lockDataDir(dataDir, "exclusive", 0)).release();
  });

  it("makes a directory that others may pass through but not list", async () => {
    (await lockDataDir(dataDir, "exclusive")).release();
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
  });

  it("says which directory cannot be used", async () => {
    await expect(lockDataDir("/dev/null/data", "exclusive")).rejects.toThrow(
      "DATA_DIR /dev/null/data cannot be used",
    );
  });
});
