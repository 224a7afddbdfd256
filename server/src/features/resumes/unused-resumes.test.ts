import { foreignUploadText } from "@rolecall/contract/resumes/resumes.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Upload } from "#files/upload-key.ts";
import { buildApplication, buildJob, buildProfile, buildResume, buildUser } from "#test/build.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { whileUncommitted } from "#test/database/while-uncommitted.ts";
import { startApp } from "#test/start-app.ts";
import { cleanUpResumes } from "./unused-resumes.service.ts";

const { as, db, files } = await startApp();
const day = 24 * 60 * 60 * 1000;
const start = Date.now();
const candidate = await buildUser(db);
const job = await buildJob(db);
const profile = { title: "Chef", summary: "Ten years.", skills: ["Cakes"], location: "Porto" };

afterEach(() => {
  vi.useRealTimers();
});

/** Runs the nightly clean-up so many days after the tests began. */
const cleanUpAfter = (days: number) => {
  vi.useFakeTimers({ toFake: ["Date"], now: start + days * day });
  return cleanUpResumes(db, files);
};
const resume = (row = {}) => buildResume(db, { ownerId: candidate.id, ...row }, files);
const longUnused = (row = {}) => resume({ unusedSince: new Date(start - 31 * day), ...row });
const isThere = async (upload: Upload) => (await files.sizeOf(upload)) !== null;

test("a resume goes once nothing has referred to it for 30 days", async () => {
  const never = await resume();
  const sent = await resume();
  await buildApplication(db, { candidateId: candidate.id, jobId: job.id, resumeId: sent.id });
  await cleanUpAfter(0);
  await cleanUpAfter(29);
  expect(await isThere(never)).toBe(true);
  await cleanUpAfter(31);
  expect([await isThere(never), await isThere(sent)]).toEqual([false, true]);
  vi.useRealTimers();
  expect((await as(candidate).get(`/objects/${never.id}`)).status).toBe(404);
  expect((await as(candidate).get(`/objects/${sent.id}`)).status).toBe(200);
});

test("one in a profile stays; its 30 days begin when it is removed, and end when it is back", async () => {
  const owner = await buildUser(db);
  const shown = await longUnused({ ownerId: owner.id });
  await buildProfile(db, { userId: owner.id, resumeId: shown.id });
  await cleanUpAfter(100);
  vi.useRealTimers();

  const save = (resumeUrl: string) =>
    as(owner).put("/api/profile", { body: { ...profile, resumeUrl } });
  await save("");
  await cleanUpAfter(101);
  await cleanUpAfter(130);
  expect(await isThere(shown)).toBe(true);
  vi.useRealTimers();

  await save(`/objects/${shown.id}`);
  await cleanUpAfter(200);
  expect(await isThere(shown)).toBe(true);
});

test("an upload that is not registered is none of its business", async () => {
  const upload = await resume({ registeredAt: null });
  await cleanUpAfter(0);
  await cleanUpAfter(31);
  expect(await isThere(upload)).toBe(true);
});

test("several servers that clean up at once delete each file once", async () => {
  const resumes = await Promise.all(Array.from({ length: 230 }, () => longUnused()));
  const deleted: string[] = [];
  const counting = { ...files, delete: async (id: string) => void deleted.push(id) };
  await Promise.all([1, 2, 3].map(() => cleanUpResumes(db, counting)));
  await cleanUpResumes(db, counting);
  expect(deleted.toSorted()).toEqual(resumes.map(({ id }) => id).toSorted());
});

describe("at the moment of its clean-up", () => {
  test("an application that is just being sent keeps its resume", async () => {
    const [sent, other] = [await longUnused(), await longUnused()];
    const { id: candidateId } = await buildUser(db);
    await whileUncommitted(
      db,
      (db) => buildApplication(db, { candidateId, jobId: job.id, resumeId: sent.id }),
      () => cleanUpResumes(db, files),
    );
    expect([await isThere(sent), await isThere(other)]).toEqual([true, false]);
  });

  test.each([
    ["an application", "post", "/api/applications", { jobId: job.id, coverLetter: "Hello" }],
    ["a saved profile", "put", "/api/profile", profile],
  ] as const)("%s that comes too late is told so", async (_what, method, path, body) => {
    const owner = await buildUser(db);
    await buildProfile(db, { userId: owner.id });
    const { id } = await longUnused({ ownerId: owner.id });
    const browser = as(owner);
    const { status, body: sentence } = await requestDuring(
      db,
      (db) => cleanUpResumes(db, files),
      () => browser[method](path, { body: { ...body, resumeUrl: `/objects/${id}` } }),
    );
    expect([status, sentence]).toEqual([400, foreignUploadText]);
  });
});
