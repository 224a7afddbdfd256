import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { expect, test, vi } from "vitest";
import { openOwnDatabase } from "./own-database.ts";
import { addressRequest, pathOf, Person, registrationOf } from "./person.ts";
import { newFolder, Product } from "./product.ts";
import { needDisks, SmallDisk } from "./small-disk.ts";
import { visit } from "./visits.ts";
import { checkFiles, checkNothingHalfWritten, unfinishedIn } from "./whole-state.ts";
import { buildBoard } from "./writers/board.ts";
import { checkAll, streamOf } from "./writers/stream.ts";

const recoveryMs = 5_000;

test("while the disk of files is full uploads are told so, all else goes on, and the same upload succeeds when there is room", async ({
  skip,
}) => {
  needDisks(skip);
  await using folder = await newFolder();
  const files = join(folder.path, "files");
  await mkdir(files);
  using disk = new SmallDisk(files, 8);
  await using product = await Product.start(folder.path);
  const { client } = product;
  const candidate = await Person.signUp(client, "candidate");
  const kept = await candidate.uploadResume();
  await disk.fillUp();

  const { uploadURL } = await candidate.send<{ uploadURL: string }>(addressRequest);
  const upload = {
    method: "PUT",
    path: pathOf(uploadURL),
    bytes: pdfOf("x".repeat(100_000)),
  } as const;
  const refused = await client.ask(upload);
  expect(refused.status).toBe(507);
  expect(refused.content.toString()).toBe("There is no room left to save this.");
  expect(await readdir(unfinishedIn(files))).toEqual([]);
  expect((await candidate.ask({ path: kept })).status).toBe(200);
  await Person.signUp(client, "recruiter");

  await disk.makeRoom();
  expect((await client.ask(upload)).status).toBe(200);
  const { objectPath } = await candidate.send<{ objectPath: string }>(registrationOf(uploadURL));
  expect((await candidate.ask({ path: objectPath })).content.equals(upload.bytes)).toBe(true);
  await using database = openOwnDatabase(folder.path);
  await checkFiles(database.pool, files);
});

test("while the database's disk is full nothing is half written, pages are there, and all goes on when there is room", async ({
  skip,
  annotate,
}) => {
  needDisks(skip);
  await using folder = await newFolder();
  using disk = new SmallDisk(folder.path, 256);
  await using product = await Product.start(folder.path, { RATE_LIMIT: "off" });
  const { client } = product;
  const writers = await buildBoard(client);
  const stream = streamOf(writers);
  await stream.reaches(20);
  await disk.fillUp();
  await stream.refuses(20);
  // There is no room for the database's log either, so PostgreSQL stops altogether.
  {
    await using database = openOwnDatabase(folder.path, "postgres");
    await database.pool.query("select pg_switch_wal()").catch(() => {});
  }
  await stream.refuses(200);
  expect((await visit(client, { path: "/jobs" })).status).toBe(200);

  await disk.makeRoom();
  const room = performance.now();
  await vi.waitUntil(async () => (await visit(client, { path: "/health/ready" })).status === 200, {
    timeout: 4 * recoveryMs,
    interval: 50,
  });
  const recovery = performance.now() - room;
  const { acknowledged, refused } = await stream.stop();
  await checkAll(writers);
  await using database = openOwnDatabase(folder.path);
  await checkNothingHalfWritten(database.pool);
  await annotate(
    `${refused} writes refused, ${acknowledged} acknowledged, none lost; healed after ${(recovery / 1000).toFixed(2)} s`,
  );
  expect(recovery).toBeLessThan(recoveryMs);
});
