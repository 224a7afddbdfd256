import { afterAll, expect, test } from "vitest";
import { deleteOverExports } from "#features/data-export/data-export.service.ts";
import { prepareExports } from "#features/data-export/prepare-exports.service.ts";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { buildResume, buildUser } from "#test/build.ts";
import { makeDue } from "#test/database/make-due.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { contentsOfBucket } from "#test/s3/bucket-contents.ts";
import { S3Server } from "#test/s3/s3-server.ts";
import { startApp, type TestApp } from "#test/start-app.ts";
import { cleanUpUploads } from "./upload/abandoned-uploads.service.ts";

const s3 = await S3Server.start();
afterAll(() => s3.stop());
const first = await startApp({ env: s3.env });
/** Another server on the same database and object store, with everything else its own. */
const second = await startApp({ env: s3.env, services: { db: first.db } });
const candidate = await buildUser(first.db);
const resume = pdfOf("Ada Moreau");

const askAt = async ({ as }: TestApp) =>
  (await as(candidate).post<{ uploadURL: string }>("/api/objects/upload")).body.uploadURL;
const registerAt = ({ as }: TestApp, resumeURL: string) =>
  as(candidate).put<{ objectPath: string }>("/api/resume", { body: { resumeURL } });

test("an upload may be begun at one instance, registered at another, and read at both", async () => {
  const address = await askAt(first);
  expect((await second.send(address, resume)).status).toBe(200);
  const { status, body } = await registerAt(second, address);
  expect(status).toBe(200);
  for (const { as } of [first, second])
    expect((await as(candidate).get(body.objectPath)).bytes.equals(resume)).toBe(true);
});

test("registered at both at the same time it is one resume", async () => {
  const address = await askAt(second);
  await first.send(address, resume);
  const answers = await Promise.all([registerAt(first, address), registerAt(second, address)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.objectPath)).size).toBe(1);
});

test("both clean up at the same time, and delete each abandoned upload once", async () => {
  const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const abandoned = await Promise.all(
    Array.from({ length: 130 }, () =>
      buildResume(first.db, { ownerId: candidate.id, createdAt, registeredAt: null }),
    ),
  );
  const discarded: string[] = [];
  const cleanUpAt = ({ db, files }: TestApp) =>
    cleanUpUploads(db, {
      ...files,
      discard: async ({ id }) => void discarded.push(id),
      sweep: async () => {},
    });
  await Promise.all([cleanUpAt(first), cleanUpAt(second)]);
  expect(discarded.toSorted()).toEqual(abandoned.map(({ id }) => id).toSorted());
});

test("who is erased at one leaves no file in the store, and the other serves none, an archive neither", async () => {
  const person = await buildUser(first.db);
  const owner = first.as(person);
  const begun = await owner.post<{ uploadURL: string }>("/api/objects/upload");
  const address = begun.body.uploadURL;
  await second.send(address, resume);
  const kept = await owner.put<{ objectPath: string }>("/api/resume", {
    body: { resumeURL: address },
  });
  expect((await second.as(person).post("/api/account/export")).status).toBe(202);
  await prepareExports(first.db, first);
  const archive = await second.as(person).get("/api/account/export/file");
  expect(archive.status).toBe(200);
  const before = (await contentsOfBucket(s3.env)).objects.size;

  await makeDue(first.db, person);
  await eraseAccounts(second.db, second);
  await deleteOverExports(first.db, first.files);
  expect((await first.as(candidate).get(kept.body.objectPath)).status).toBe(404);
  expect((await owner.get("/api/account/export/file")).status).toBe(401);
  const { objects } = await contentsOfBucket(s3.env);
  expect([...objects.values()].some((content) => content.equals(archive.bytes))).toBe(false);
  // The resume and the archive.
  expect(before - objects.size).toBe(2);
});
