import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { startServer, stopServers } from "./servers/server-process.ts";

const folder = await mkdtemp(join(tmpdir(), "rolecall-backup-command-"));
const file = join(folder, "board.tar.zst");
const dataDirs = { old: join(folder, "old"), new: join(folder, "new") };

afterEach(stopServers);
afterAll(() => rm(folder, { recursive: true }));

const command = join(import.meta.dirname, "../src/backup/command.ts");

/** Runs a command as the operator does, and resolves to its exit code and all that it said. */
const runCommand = (task: string, dataDir: string, path = file) =>
  new Promise<{ failed: boolean; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, LOG_LEVEL: "warn" };
    execFile(process.execPath, [command, task, path], { env }, (error, out, errors) =>
      resolve({ failed: error !== null, said: out + errors }),
    );
  });

test(
  "a board is backed up while it is served, and goes on elsewhere",
  { timeout: 120_000 },
  async () => {
    const old = startServer(dataDirs.old);
    const registered = await fetch(`${await old.ready}/api/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "mara", password: "secret-1" }),
    });
    const cookie = registered.headers.getSetCookie()[0]?.split(";")[0] ?? "";

    expect(await runCommand("backup", dataDirs.old)).toEqual({
      failed: false,
      said: `${file} holds 1 users, 0 companies, 0 jobs, 0 applications, 0 files.\n`,
    });
    expect(await runCommand("restore", dataDirs.old)).toMatchObject({
      failed: true,
      said: expect.stringContaining("Another Rolecall is running"),
    });
    await stopServers();
    expect(await runCommand("restore", dataDirs.new)).toMatchObject({ failed: false });

    const restored = startServer(dataDirs.new);
    const who = await fetch(`${await restored.ready}/api/auth/user`, { headers: { cookie } });
    expect(await who.json()).toMatchObject({ username: "mara" });
  },
);

test("an impossible backup is refused in a sentence", async () => {
  const empty = join(folder, "empty");
  expect(await runCommand("backup", dataDirs.old)).toEqual({
    failed: true,
    said: `${file} is there already.\n`,
  });
  const other = join(folder, "other.tar.zst");
  expect(await runCommand("restore", empty, other)).toEqual({
    failed: true,
    said: `There is no file ${other}.\n`,
  });
  expect(await runCommand("backup", empty, other)).toEqual({
    failed: true,
    said: `There is no database in ${empty}.\n`,
  });
});
