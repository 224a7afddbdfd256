import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { lineTo } from "#test/database/database-line.ts";
import { backgroundJobs } from "#test/servers/background-jobs.ts";
import { MailServer } from "#test/servers/mail-server.ts";
import { startServer, stopServers } from "#test/servers/server-process.ts";
import { soon } from "#test/soon.ts";

const dataDir = await mkdtemp(join(tmpdir(), "rolecall-modes-"));
const { connection, db, close } = await cloneDatabase();
const line = await lineTo(connection);
const mail = await MailServer.start();

afterEach(stopServers);
afterAll(async () => {
  await mail.goAway();
  await line[Symbol.asyncDispose]();
  await close();
  await rm(dataDir, { recursive: true });
});

const start = (mode: string) =>
  startServer(dataDir, {
    env: { DATABASE_URL: line.address, SMTP_URL: mail.url, BACKGROUND: mode },
  });

const askForLetter = async (address: string | null, identifier: string) => {
  const answer = await fetch(`${address}/api/password/forgot`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier }),
  });
  expect(answer.status).toBe(202);
};

test("an instance that serves alone leaves its letters to one that does background work alone", async () => {
  const { username, email } = await buildUser(db);
  const serving = await start("off").ready;
  await askForLetter(serving, username);
  expect((await fetch(`${serving}/health/ready`)).status).toBe(200);
  expect(mail.letters).toEqual([]);

  const working = await start("only").ready;
  await soon(() => expect(mail.letters.flatMap(({ to }) => to)).toEqual([email]));
  expect(await (await fetch(`${working}/healthz`)).json()).toEqual({ status: "ready" });
  expect(await (await fetch(`${working}/metrics`)).text()).toMatch(
    /^process_resident_memory_bytes \d+/m,
  );
  for (const path of ["/", "/api/jobs", "/health/ready", "/healthz/", "/objects/1"])
    expect([path, (await fetch(`${working}${path}`)).status]).toEqual([path, 404]);
  expect((await fetch(`${working}/healthz`, { method: "POST" })).status).toBe(404);
});

test("an instance that serves alone does no work of the background", async () => {
  const before = await backgroundJobs(db, "place-jobs");
  const serving = await start("off").ready;
  expect((await fetch(`${serving}/api/jobs`)).status).toBe(200);
  expect(await backgroundJobs(db, "place-jobs")).toEqual(before);
});

test("an instance that does background work alone ends when it is told to", async () => {
  const server = start("only");
  await server.ready;
  server.kill("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, errors: "" });
});
