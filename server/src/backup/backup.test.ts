import { mkdtemp, readFile, rm, writeFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { cleanUpResumes } from "#features/resumes/unused-resumes.service.ts";
import { openDiskStore } from "#files/disk-store.ts";
import { buildApplication, buildJobs, buildResume } from "#test/build.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { contentOf, emptyDatabase } from "#test/database/empty-database.ts";
import { countWaiting } from "#test/database/request-during.ts";
import { runOn } from "#test/database/template-database.ts";
import { buildJobScene } from "#test/job-scene.ts";
import { soon } from "#test/soon.ts";
import { backUp } from "./back-up.ts";
import type { Summary } from "./manifest.ts";
import { restore } from "./restore.ts";

const folder = await mkdtemp(join(tmpdir(), "rolecall-backup-"));
const database = await cloneDatabase();
const files = await openDiskStore(join(folder, "files"), "http://127.0.0.1:3000");
const source = { connection: database.connection, files };
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const newTarget = () => emptyDatabase(folder);

const backupFile = (name: string) => join(folder, `${name}.tar.zst`);

/** A board with a job, an application, and its resume. */
async function buildBoard() {
  const { db } = database;
  const { job, candidate } = await buildJobScene(db, {
    title: "Glass\\blower\tand\nmore \u{1f9ea}",
  });
  const resume = await buildResume(db, { ownerId: candidate.id }, files);
  await buildApplication(db, {
    jobId: job.id,
    candidateId: candidate.id,
    resumeId: resume.id,
    coverLetter: "\\N \\. \r\n\ttab",
  });
  return resume;
}

test("a restored board is the board that was backed up: every row, every file", async () => {
  const resume = await buildBoard();
  const before = await contentOf(database.connection);
  const summary = await backUp(source, backupFile("whole"));
  await using target = await newTarget();

  expect(await restore(target, backupFile("whole"))).toEqual(summary);

  expect(await contentOf(target.connection)).toEqual(before);
  expect(summary.rows).toMatchObject({ jobs: 1, applications: 1 });
  const [kept, restored] = await Promise.all([files.read(resume.id), target.files.read(resume.id)]);
  if (!kept || !restored) throw new Error("A file is missing");
  expect(await text(restored.content)).toBe(await text(kept.content));
});

test("a table that is handed out in parts comes back to the letter", async () => {
  const large = await cloneDatabase();
  await buildJobs(
    large.db,
    Array.from({ length: 300 }, () => ({})),
  );
  const { id, ownerId } = await buildResume(large.db);
  await runOn(
    large.connection,
    `insert into applications (id, job_id, candidate_id, resume_id, cover_letter)
     select gen_random_uuid(), id, '${ownerId}', '${id}', repeat(id || E'\\t\\\\\\n', 500) from jobs`,
  );
  await backUp({ connection: large.connection, files }, backupFile("large"));
  await using target = await newTarget();
  await restore(target, backupFile("large"));
  expect(await contentOf(target.connection)).toEqual(await contentOf(large.connection));
  await large.close();
});

test("a restored board goes on: its triggers and constraints hold", async () => {
  await backUp(source, backupFile("going-on"));
  await using target = await newTarget();
  await restore(target, backupFile("going-on"));
  await runOn(target.connection, "update jobs set title = 'Potter'");
  const { job_search: found = [] } = await contentOf(target.connection);
  expect(found.filter((row) => row.includes("'title:potter'"))).toHaveLength(1);
  const addEvent = `insert into application_events (id, application_id, job_id, type, side)
    select gen_random_uuid(), id, job_id, 'opened', 'employer' from applications`;
  await runOn(target.connection, addEvent);
  await expect(
    runOn(target.connection, "insert into applications select * from applications"),
  ).rejects.toThrow(/duplicate key/);
});

test("a write during the backup is in it as a whole or not at all", async () => {
  const { db } = database;
  const writing = new AbortController();
  const write = async () => {
    while (!writing.signal.aborted)
      await buildJobs(
        db,
        Array.from({ length: 10 }, () => ({})),
      );
  };
  const written = write();
  await backUp(source, backupFile("busy"));
  writing.abort();
  await written;
  await using target = await newTarget();
  const { rows } = await restore(target, backupFile("busy"));
  // Ten at once, beside the one of before.
  expect((rows["jobs"] ?? 0) % 10).toBe(1);
  // Kept with every job, in the same transaction.
  expect(rows["job_search"]).toBe(rows["jobs"]);
});

describe("a backup beside the nightly clean-up", () => {
  const longUnused = () => buildResume(database.db, { unusedSince: new Date("2020-02-02") }, files);

  test("keeps it waiting, and has every file that it names", async () => {
    const { id } = await longUnused();
    const read: typeof files.read = async (key) => {
      await cleanUpResumes(database.db, files);
      return files.read(key);
    };
    const summary = await backUp({ ...source, files: { ...files, read } }, backupFile("night"));
    expect(summary.missingFiles).toEqual([]);
    await cleanUpResumes(database.db, files);
    expect(await files.sizeOf({ id, ownerId: "" })).toBeNull();
  });

  test("waits for deletions that have begun, and names none of their files", async () => {
    await longUnused();
    const begun = Promise.withResolvers<Summary>();
    const remove: typeof files.delete = async (id) => {
      begun.resolve(backUp(source, backupFile("same-night")));
      await soon(async () => expect(await countWaiting(database.db)).toBe(1));
      await files.delete(id);
    };
    await cleanUpResumes(database.db, { ...files, delete: remove });
    expect((await begun.promise).missingFiles).toEqual([]);
  });
});

test("a file that was lost is named, and the rest is kept", async () => {
  const lost = await buildResume(database.db);
  const { missingFiles } = await backUp(source, backupFile("lost"));
  expect(missingFiles).toEqual([lost.id]);
  await using target = await newTarget();
  await restore(target, backupFile("lost"));
  expect(await contentOf(target.connection)).toEqual(await contentOf(database.connection));
});

test("a database with anything in it is left alone", async () => {
  await backUp(source, backupFile("refused"));
  const before = await contentOf(database.connection);
  await expect(restore(source, backupFile("refused"))).rejects.toThrow(
    "The database is not empty; a backup is restored into a new one.",
  );
  expect(await contentOf(database.connection)).toEqual(before);
});

test("an earlier backup is not written over", async () => {
  await writeFile(backupFile("earlier"), "mine");
  await expect(backUp(source, backupFile("earlier"))).rejects.toThrow(/EEXIST/);
  expect(await readFile(backupFile("earlier"), "utf8")).toBe("mine");
});

test("a damaged or foreign file restores nothing, and the target stays fit for the right one", async () => {
  await backUp(source, backupFile("good"));
  const good = await readFile(backupFile("good"));
  const flipped = Buffer.from(good);
  flipped.writeUInt8(flipped.readUInt8(good.length >> 1) ^ 1, good.length >> 1);
  const unfit: [string, Buffer][] = [
    ["cut", good.subarray(0, good.length - 100)],
    ["half", good.subarray(0, good.length >> 1)],
    ["flipped", flipped],
    ["foreign", Buffer.from("PK\u0003\u0004 some zip")],
    ["empty", Buffer.alloc(0)],
  ];
  await using target = await newTarget();
  for (const [name, content] of unfit) {
    await writeFile(backupFile(name), content);
    await expect(restore(target, backupFile(name))).rejects.toThrow(
      "This is no backup of Rolecall's, or a damaged one.",
    );
  }
  await restore(target, backupFile("good"));
  expect(await contentOf(target.connection)).toEqual(await contentOf(database.connection));
});

test("a backup is for its owner's eyes alone", async () => {
  await backUp(source, backupFile("private"));
  expect((await stat(backupFile("private"))).mode & 0o077).toBe(0);
});

test("a backup of a newer release is refused", async () => {
  await runOn(
    database.connection,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('to come', 9999999999999)",
  );
  await backUp(source, backupFile("newer"));
  await using target = await newTarget();
  await expect(restore(target, backupFile("newer"))).rejects.toThrow(
    "This backup was made by another release of Rolecall",
  );
});
