import { describe, expect, test } from "vitest";
import {
  buildApplication,
  buildCompany,
  buildJob,
  buildProfile,
  buildResume,
  buildUser,
} from "./build.ts";
import type { Client } from "./client.ts";
import { startApp } from "./start-app.ts";

const { as, db } = await startApp();

interface Revised {
  revision: number;
}

/** Something that people edit, and how its owner does. */
interface Scene {
  owner: Client;
  read: () => Promise<Revised>;
  /** Sends the same edit each time, but for the text in it. */
  edit: (text: string, extra?: object) => Promise<{ status: number; body: unknown }>;
}

const sceneOf = (owner: Client, path: string, save: (text: string) => object): Scene => ({
  owner,
  read: async () => (await owner.get<Revised>(path)).body,
  edit: (text, extra) =>
    owner[path === "/api/profile" ? "put" : "patch"](path, { body: { ...save(text), ...extra } }),
});

const scenes = {
  job: async () => {
    const poster = await buildUser(db, { role: "recruiter" });
    const { id } = await buildJob(db, { postedBy: poster.id });
    return sceneOf(as(poster), `/api/jobs/${id}`, (title) => ({ title }));
  },
  company: async () => {
    const owner = await buildUser(db, { role: "company" });
    const { id } = await buildCompany(db, { ownerId: owner.id });
    return sceneOf(as(owner), `/api/companies/${id}`, (name) => ({ name }));
  },
  profile: async () => {
    const { userId } = await buildProfile(db);
    const rest = { summary: "Bells.", skills: ["Bronze"], location: "Ghent" };
    return sceneOf(as({ id: userId }), "/api/profile", (title) => ({ title, ...rest }));
  },
};

const changedMeanwhile = { status: 409, body: "This was changed meanwhile" };

describe.each(Object.entries(scenes))("a %s", (_name, build) => {
  test("has a revision that rises with each edit", async () => {
    const { read, edit } = await build();
    const { revision } = await read();
    expect(await edit("One")).toMatchObject({ status: 200, body: { revision: revision + 1 } });
    expect(await edit("Two")).toMatchObject({ status: 200, body: { revision: revision + 2 } });
    expect(await read()).toMatchObject({ revision: revision + 2 });
  });

  test("is edited on the present revision; on another the edit is told so, and changes nothing", async () => {
    const { read, edit } = await build();
    const { revision } = await read();
    expect((await edit("Mine", { revision })).status).toBe(200);
    const now = await read();
    for (const other of [revision, revision + 2, 0, -1, 2 ** 31, 1e20])
      expect([other, await edit("Theirs", { revision: other })]).toMatchObject([
        other,
        changedMeanwhile,
      ]);
    expect(await read()).toEqual(now);
    expect((await edit("Theirs", { revision: now.revision })).status).toBe(200);
  });

  test("refuses an old revision even if the edit changes nothing", async () => {
    const { read, edit } = await build();
    const { revision } = await read();
    await edit("Mine");
    expect(await edit("Mine", { revision })).toMatchObject(changedMeanwhile);
  });

  test("takes no other revision than a whole number", async () => {
    const { edit } = await build();
    for (const revision of ["1", 1.5, null, true, [1], {}, ""])
      expect([revision, await edit("Mine", { revision })]).toMatchObject([
        revision,
        { status: 400, body: "Revision must be a whole number" },
      ]);
  });

  test("takes one of eight edits that were made on the same revision at once", async () => {
    const { read, edit } = await build();
    const { revision } = await read();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => edit(`Edit ${index}`, { revision })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    expect(await read()).toMatchObject({ revision: revision + 1 });
  });
});

test("an application changes the revision of neither job, company nor profile", async () => {
  const { userId } = await buildProfile(db);
  const candidate = as({ id: userId });
  const { id: resumeId } = await buildResume(db, { ownerId: userId });
  const { id: jobId } = await buildJob(db);
  const before = (await candidate.get<Revised>(`/api/jobs/${jobId}`)).body;
  const body = { jobId, coverLetter: "I cast bells.", resumeUrl: `/objects/${resumeId}` };
  expect((await candidate.post("/api/applications", { body })).status).toBe(201);
  expect((await candidate.get(`/api/jobs/${jobId}`)).body).toMatchObject({
    applicantCount: 1,
    revision: before.revision,
    company: { revision: 1 },
  });
  expect((await candidate.get("/api/profile")).body).toMatchObject({ revision: 1 });
});

test("an edit that is not allowed says so before it says that it is late", async () => {
  const { id } = await buildJob(db);
  const stranger = as(await buildUser(db, { role: "recruiter" }));
  const edit = (path: string, revision: unknown) => stranger.patch(path, { body: { revision } });
  expect((await edit(`/api/jobs/${id}`, 99)).status).toBe(403);
  expect((await edit(`/api/jobs/${crypto.randomUUID()}`, 99)).status).toBe(404);
  expect((await edit(`/api/companies/${crypto.randomUUID()}`, 99)).status).toBe(404);
  const save = { title: "A", summary: "B", skills: ["C"], location: "D", revision: 99 };
  expect((await stranger.put("/api/profile", { body: save })).status).toBe(404);
});

/** Every object of an answer that stands for a job, a company or a profile. */
const revised = (value: unknown, key = ""): [string, unknown][] => {
  if (Array.isArray(value)) return value.flatMap((item) => revised(item, key));
  if (typeof value !== "object" || value === null) return [];
  const own = /^(jobs?|company|companies|candidateProfile|profile)$/.test(key)
    ? [[key, "revision" in value ? value.revision : undefined] as [string, unknown]]
    : [];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => revised(inner, name))];
};

test("wherever a job, a company or a profile is answered, its revision is", async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const { id: companyId } = await buildCompany(db, { ownerId: recruiter.id });
  const { id: jobId } = await buildJob(db, { companyId, postedBy: recruiter.id });
  const { userId: candidateId } = await buildProfile(db);
  const { id } = await buildApplication(db, { jobId, candidateId });
  const seen = async (user: { id: string }, path: string, key = "") => {
    const found = revised((await as(user).get(path)).body, key);
    expect([path, found.filter(([, revision]) => !Number.isInteger(revision))]).toEqual([path, []]);
    return found.length;
  };
  const applicant = { id: candidateId };
  for (const [path, key] of [
    ["/api/jobs", "jobs"],
    ["/api/jobs/mine", "jobs"],
    [`/api/jobs/${jobId}`, "job"],
    ["/api/companies", "companies"],
    [`/api/companies/${companyId}`, "company"],
    [`/api/applications/job/${jobId}`],
    ["/api/applications/filter"],
    ["/api/dashboard/recruiter"],
  ] as const)
    expect([path, await seen(recruiter, path, key)]).not.toEqual([path, 0]);
  for (const [path, key] of [
    ["/api/profile", "profile"],
    ["/api/auth/user"],
    ["/api/applications/candidate"],
    [`/api/applications/${id}`],
  ] as const)
    expect([path, await seen(applicant, path, key)]).not.toEqual([path, 0]);
});
