import type { OwnResume } from "@rolecall/contract/resumes/resumes.schemas.ts";
import {
  foreignUploadText,
  resumeMissingText,
  resumeSentText,
  resumeTypes,
} from "@rolecall/contract/resumes/resumes.ts";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createProfile } from "#features/profiles/profiles.service.ts";
import { FilesUnavailable } from "#files/file-store.ts";
import { buildApplication, buildJob, buildProfile, buildResume, buildUser } from "#test/build.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { duringBackup } from "#test/database/during-backup.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { startApp, type TestApp } from "#test/start-app.ts";
import { deleteResume } from "./own-resumes.service.ts";
import { cleanUpUploads } from "./upload/abandoned-uploads.service.ts";

describe.each(storeKinds)("one's own resumes on %s", async (store) => {
  const { as, anonymous, db, files } = await startApp({ store });
  const job = await buildJob(db);
  const owned = (ownerId: string, row = {}) => buildResume(db, { ownerId, ...row }, files);
  const list = (user: { id: string }, query = {}) =>
    as(user).get<OwnResume[]>("/api/resumes", { query });
  const remove = (user: { id: string }, id: string) => as(user).delete(`/api/resumes/${id}`);
  const apply = async (candidateId: string, resumeId: string, jobId = job.id) =>
    buildApplication(db, { candidateId, jobId, resumeId });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  describe("their list", () => {
    test("shows the name, kind, size and date of each, and how often it was sent", async () => {
      const { id: ownerId } = await buildUser(db);
      const createdAt = minutesAgo(1);
      const sent = await owned(ownerId, { filename: "Ada Moreau.pdf", createdAt });
      await apply(ownerId, sent.id);
      await apply(ownerId, sent.id, (await buildJob(db)).id);
      const { status, body } = await list({ id: ownerId });
      expect([status, body]).toEqual([
        200,
        [
          {
            id: sent.id,
            objectPath: `/objects/${sent.id}`,
            filename: "Ada Moreau.pdf",
            contentType: "application/pdf",
            size: sent.bytes,
            createdAt: createdAt.toISOString(),
            applicationCount: 2,
          },
        ],
      ]);
    });

    test("is newest first, and goes on page after page", async () => {
      const { id: ownerId } = await buildUser(db);
      const ids: string[] = [];
      for (let minutes = 1; minutes <= 5; minutes += 1)
        ids.push((await owned(ownerId, { createdAt: minutesAgo(minutes) })).id);
      const seen: string[] = [];
      const follow = async (path: string): Promise<void> => {
        const { body, headers } = await as({ id: ownerId }).get<OwnResume[]>(path);
        expect(headers["x-total-count"]).toBe("5");
        seen.push(...body.map(({ id }) => id));
        const next = URL.parse(/<([^>]*)>; rel="next"/.exec(String(headers["link"]))?.[1] ?? "");
        if (next) await follow(next.pathname + next.search);
      };
      await follow("/api/resumes?limit=2");
      expect(seen).toEqual(ids);
    });

    test("has nobody else's, and none that was not registered", async () => {
      const { id: ownerId } = await buildUser(db);
      await owned(ownerId, { registeredAt: null });
      await owned((await buildUser(db)).id);
      const { body, headers } = await list({ id: ownerId });
      expect([body, headers["x-total-count"]]).toEqual([[], "0"]);
    });

    test("calls a file as it is called when it is downloaded", async () => {
      const { id: ownerId } = await buildUser(db);
      await owned(ownerId, { filename: null, contentType: resumeTypes.docx });
      expect((await list({ id: ownerId })).body.map(({ filename }) => filename)).toEqual([
        "resume.docx",
      ]);
    });

    test.each(["recruiter", "company"] as const)("is for a %s, too", async (role) => {
      const user = await buildUser(db, { role });
      await owned(user.id);
      expect((await list(user)).body).toHaveLength(1);
    });

    test.each([{ limit: "0" }, { limit: "1001" }, { page: "x" }, { after: "x" }])(
      "is not to be had by %j",
      async (query) => {
        expect((await list(await buildUser(db), query)).status).toBe(400);
      },
    );

    test("needs a login", async () => {
      expect((await anonymous.get("/api/resumes")).status).toBe(401);
    });
  });

  describe("deleting one", () => {
    test("takes its file along, and the profile that named it names none", async () => {
      const owner = await buildUser(db);
      const resume = await owned(owner.id);
      await buildProfile(db, { userId: owner.id, resumeId: resume.id });
      const answer = await remove(owner, resume.id);
      expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
      expect(await files.sizeOf(resume)).toBeNull();
      expect((await as(owner).get(`/objects/${resume.id}`)).status).toBe(404);
      expect((await list(owner)).body).toEqual([]);
      const profile = await as(owner).get<{ resumeUrl: string | null; revision: number }>(
        "/api/profile",
      );
      expect(profile.body).toMatchObject({ resumeUrl: null, revision: 2 });
      expect(await remove(owner, resume.id)).toMatchObject({ status: 404 });
    });

    test("leaves the profile alone that names another one", async () => {
      const owner = await buildUser(db);
      const [shown, other] = [await owned(owner.id), await owned(owner.id)];
      await buildProfile(db, { userId: owner.id, resumeId: shown.id });
      expect((await remove(owner, other.id)).status).toBe(204);
      expect((await as(owner).get("/api/profile")).body).toMatchObject({
        resumeUrl: `/objects/${shown.id}`,
        revision: 1,
      });
    });

    test("is refused if it was sent with an application, and changes nothing", async () => {
      const owner = await buildUser(db);
      const resume = await owned(owner.id);
      await buildProfile(db, { userId: owner.id, resumeId: resume.id });
      await apply(owner.id, resume.id);
      const refused = await remove(owner, resume.id);
      expect([refused.status, refused.body]).toEqual([409, resumeSentText]);
      expect(await files.sizeOf(resume)).toBe(resume.bytes);
      expect((await as(owner).get("/api/profile")).body).toMatchObject({
        resumeUrl: `/objects/${resume.id}`,
        revision: 1,
      });
    });

    test("finds neither another user's resume, nor an unregistered one, nor a malformed id", async () => {
      const owner = await buildUser(db);
      const resume = await owned(owner.id);
      const fresh = await owned(owner.id, { registeredAt: null });
      const stranger = await buildUser(db, { role: "recruiter" });
      for (const [user, id] of [
        [stranger, resume.id],
        [owner, fresh.id],
        [owner, crypto.randomUUID()],
        [owner, "42"],
      ] as const) {
        const refused = await remove(user, id);
        expect([id, refused.status, refused.body]).toEqual([id, 404, resumeMissingText]);
      }
      expect(await files.sizeOf(resume)).toBe(resume.bytes);
      expect(await files.sizeOf(fresh)).toBe(fresh.bytes);
    });

    test("at the same moment happens once", async () => {
      const owner = await buildUser(db);
      const resume = await owned(owner.id);
      const answers = await Promise.all([1, 2, 3].map(() => remove(owner, resume.id)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        204, 404, 404,
      ]);
    });

    test("waits for an application that is just being sent with it, and is refused then", async () => {
      const owner = await buildUser(db);
      const resume = await owned(owner.id);
      const browser = as(owner);
      const refused = await requestDuring(
        db,
        (db) => buildApplication(db, { candidateId: owner.id, jobId: job.id, resumeId: resume.id }),
        () => browser.delete(`/api/resumes/${resume.id}`),
      );
      expect([refused.status, refused.body]).toEqual([409, resumeSentText]);
      expect(await files.sizeOf(resume)).toBe(resume.bytes);
    });

    test("needs a login", async () => {
      const { id } = await owned((await buildUser(db)).id);
      expect((await anonymous.delete(`/api/resumes/${id}`)).status).toBe(401);
    });
  });
});

describe("a file that cannot go at once", async () => {
  const { db, connection, close } = await cloneDatabase();
  afterAll(close);
  const { as, files } = await startApp({ services: { db } });
  const tomorrow = Date.now() + 25 * 60 * 60 * 1000;
  const cleanUpTomorrow = () => {
    vi.useFakeTimers({ toFake: ["Date"], now: tomorrow });
    return cleanUpUploads(db, files).finally(() => vi.useRealTimers());
  };
  /** Resolves to the resume, whose file is still there. */
  const deletedResume = async (app: Pick<TestApp, "as">) => {
    const owner = await buildUser(db);
    const resume = await buildResume(db, { ownerId: owner.id }, files);
    expect((await app.as(owner).delete(`/api/resumes/${resume.id}`)).status).toBe(204);
    expect((await as(owner).get("/api/resumes")).body).toEqual([]);
    expect((await as(owner).get(`/objects/${resume.id}`)).status).toBe(404);
    expect(await files.sizeOf(resume)).toBe(resume.bytes);
    return resume;
  };

  test("since the store is away, goes with the next clean-up", async () => {
    const away = { ...files, discard: () => Promise.reject(new FilesUnavailable("The disk")) };
    const resume = await deletedResume(await startApp({ services: { db, files: away } }));
    await cleanUpTomorrow();
    expect(await files.sizeOf(resume)).toBeNull();
  });

  test("since a backup names it, goes with the next clean-up", async () => {
    const resume = await duringBackup(connection, () => deletedResume({ as }));
    await cleanUpTomorrow();
    expect(await files.sizeOf(resume)).toBeNull();
  });
});

describe("while one is deleted", async () => {
  const { as, db, files } = await startApp();
  const job = await buildJob(db);
  const draft = { title: "Chef", summary: "Ten years.", skills: ["Cakes"], location: "Porto" };

  test.each([
    ["an application", "post", "/api/applications", { jobId: job.id, coverLetter: "Hello" }],
    ["a profile", "put", "/api/profile", draft],
    ["a first profile", "post", "/api/profile", draft],
  ] as const)("%s that comes too late for it is told so", async (what, method, path, body) => {
    const owner = await buildUser(db);
    if (what === "a profile") await buildProfile(db, { userId: owner.id });
    const { id } = await buildResume(db, { ownerId: owner.id }, files);
    const browser = as(owner);
    const answer = await requestDuring(
      db,
      (db) => deleteResume(db, files, { id, ownerId: owner.id }),
      () => browser[method](path, { body: { ...body, resumeUrl: `/objects/${id}` } }),
    );
    expect([answer.status, answer.body]).toEqual([400, foreignUploadText]);
  });

  test("a profile that was just saved with it names none afterwards", async () => {
    const owner = await buildUser(db);
    const { id } = await buildResume(db, { ownerId: owner.id }, files);
    const browser = as(owner);
    const answer = await requestDuring(
      db,
      (db) =>
        createProfile(db, { userId: owner.id, draft: { ...draft, resumeUrl: `/objects/${id}` } }),
      () => browser.delete(`/api/resumes/${id}`),
    );
    expect(answer.status).toBe(204);
    expect((await browser.get("/api/profile")).body).toMatchObject({ resumeUrl: null });
  });
});
