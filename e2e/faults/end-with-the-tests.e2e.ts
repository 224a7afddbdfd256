import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { processesIn } from "@rolecall/server/src/db/embedded/processes.ts";

const start = `
  import { newDataDir, startServer } from "./e2e/support/running-server.ts";
  const dataDir = await newDataDir();
  await startServer(dataDir);
  console.log(dataDir);
`;

const runs = (pid: number) => existsSync(`/proc/${pid}`);

test("a server of the tests ends with them, and so does its database, even if they are killed", async () => {
  test.skip(process.platform !== "linux", "Processes are looked up in /proc.");
  const killed = spawn(join("node_modules", ".bin", "node"), ["--input-type=module", "-e", start], {
    // A group of its own, the server's process included, so that one signal ends them all at once.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [dataDir] = (await once(createInterface(killed.stdout), "line")) as [string];
  const database = processesIn(join(dataDir, "postgres"));
  expect(database.length).toBeGreaterThan(0);
  process.kill(-(killed.pid ?? 0), "SIGKILL");
  await expect.poll(() => database.filter(runs)).toEqual([]);
  await expect.poll(() => existsSync(dataDir)).toBe(false);
});
