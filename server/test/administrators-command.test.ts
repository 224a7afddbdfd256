import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { everyReader } from "#readers.ts";
import { startServer, stopServers } from "./servers/server-process.ts";

const folder = await mkdtemp(join(tmpdir(), "rolecall-administrators-"));
const dataDir = join(folder, "data");

afterEach(stopServers);
afterAll(() => rm(folder, { recursive: true }));

const command = join(import.meta.dirname, "../src/commands/administrators.ts");

/** Runs the command as the operator does, and resolves to its exit code and all that it said. */
const run = (...words: string[]) =>
  new Promise<{ failed: boolean; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, LOG_LEVEL: "warn" };
    execFile(process.execPath, [command, ...words], { env }, (error, out, errors) =>
      resolve({ failed: error !== null, said: out + errors }),
    );
  });

test(
  "the mark is given and taken while the server runs, and while it does not",
  { timeout: 120_000 },
  async () => {
    const address = await startServer(dataDir).ready;
    const registered = await fetch(`${address}/api/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "Mara", password: "secret-1" }),
    });
    const cookie = registered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const read = async () =>
      (await fetch(`${address}/api/admin/settings`, { headers: { cookie } })).status;

    expect(await read()).toBe(404);
    expect(await run("list")).toEqual({ failed: false, said: "" });
    expect(await run("add", "mara")).toMatchObject({ failed: false });
    expect(await run("add", "mara")).toMatchObject({ failed: false });
    expect(await read()).toBe(200);
    expect(await run("list")).toEqual({ failed: false, said: "Mara\n" });
    expect(await run("rebuild", "weeks")).toEqual({
      failed: false,
      said: "weeks was made again from all events.\n",
    });
    expect(await run("rebuild", "months")).toEqual({
      failed: true,
      said: `No reader is called months. There are ${everyReader.map(({ name }) => name).join(", ")}.\n`,
    });
    expect(await run("add", "nobody")).toEqual({
      failed: true,
      said: "No user is called nobody\n",
    });

    await stopServers();
    expect(await run("list")).toEqual({ failed: false, said: "Mara\n" });
    expect(await run("remove", "Mara")).toMatchObject({ failed: false });
    expect(await run("list")).toEqual({ failed: false, said: "" });
  },
);

test("what it does not know is said in a sentence", async () => {
  const usage =
    "Say what to do: npm run admin -- add USERNAME, remove USERNAME, list, or rebuild READER\n";
  for (const words of [[], ["add"], ["promote", "mara"], ["list", "mara"], ["add", "a", "b"]])
    expect(await run(...words)).toEqual({ failed: true, said: usage });
});
