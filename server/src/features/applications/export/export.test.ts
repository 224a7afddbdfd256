import { expect, test } from "vitest";
import {
  buildApplication,
  buildCompany,
  buildJob,
  buildMember,
  buildProfile,
  buildResume,
  buildUser,
} from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const path = "/api/applications/export";
const byteOrderMark = "\u{FEFF}";
const exported = async (client: Client, query: Record<string, string> = {}) => {
  const { status, body, headers } = await client.get<string>(path, { query });
  return { status, body, headers, lines: body.replace(byteOrderMark, "").trimEnd().split("\r\n") };
};

/** A recruiter's job with applications of these people, the newest last. */
const jobWith = async (names: string[], job: Parameters<typeof buildJob>[1] = {}) => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const { id: companyId } = await buildCompany(db, { name: "Glass, Ltd" });
  const built = await buildJob(db, { postedBy: recruiter.id, companyId, title: "Potter", ...job });
  const applications = [];
  for (const [place, firstName] of names.entries()) {
    const candidate = await buildUser(db, { firstName, lastName: "Okafor" });
    const appliedAt = new Date(Date.UTC(2026, 0, 1 + place));
    applications.push(
      await buildApplication(db, { jobId: built.id, candidateId: candidate.id, appliedAt }),
    );
  }
  return { client: as(recruiter), job: built, applications };
};

test("a recruiter gets what the filter gives as a file, in its order, with the usual columns", async () => {
  const { client } = await jobWith(["Ada", "Zoë"]);
  const { status, headers, body, lines } = await exported(client, { sortOrder: "asc" });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    "cache-control": "no-store",
  });
  expect(body.startsWith(byteOrderMark)).toBe(true);
  expect(lines).toEqual([
    "name,email,job,company,status,appliedAt",
    expect.stringMatching(
      /^Ada Okafor,.+@example\.com,Potter,"Glass, Ltd",pending,2026-01-01T00:00:00\.000Z$/,
    ),
    expect.stringMatching(/^Zoë Okafor,.+,2026-01-02T00:00:00\.000Z$/),
  ]);
});

test("every column that is asked for comes once, in the order asked for", async () => {
  const { client, job, applications } = await jobWith(["Ada"]);
  const [application] = applications;
  await buildProfile(db, {
    userId: application?.candidateId ?? "",
    title: "Ceramist",
    location: "Porto",
    phoneNumber: "+351 21 000 000",
  });
  const { id } = application ?? { id: "" };
  await client.put(`/api/applications/${id}/tags/kiln`);
  await client.put(`/api/applications/${id}/tags/${encodeURIComponent("=glaze")}`);
  await client.put(`/api/applications/${id}/star`);
  const { lines } = await exported(client, {
    jobId: job.id,
    columns: "title,stage,phone,location,tags,stars,source,ruledOut,stage",
  });
  expect(lines).toEqual([
    "title,stage,phone,location,tags,stars,source,ruledOut",
    "Ceramist,Pending,'+351 21 000 000,Porto,kiln; =glaze,1,direct,false",
  ]);
});

test("the answers are a column for each question of the job, headed by its text", async () => {
  const { client, job } = await jobWith([]);
  const candidate = await buildUser(db, { firstName: "Nils", lastName: "Hagen" });
  const resume = await buildResume(db, { ownerId: candidate.id });
  const { body: questions } = await client.put<{ id: string }[]>(`/api/jobs/${job.id}/questions`, {
    body: {
      questions: [
        { text: "=Which clay?", type: "several-of", options: ["Red", "White"], required: false },
        { text: "Since when?", type: "short", required: false },
      ],
    },
  });
  const [clay, since] = questions;
  const applied = await as(candidate).post("/api/applications", {
    body: {
      jobId: job.id,
      resumeUrl: `/objects/${resume.id}`,
      coverLetter: "I turn clay.",
      answers: [
        { questionId: clay?.id, value: ["Red", "White"] },
        { questionId: since?.id, value: "-since 2019" },
      ],
    },
  });
  expect(applied).toMatchObject({ status: 201 });
  const { lines } = await exported(client, { jobId: job.id, columns: "name,answers" });
  expect(lines).toEqual(["name,'=Which clay?,Since when?", "Nils Hagen,Red; White,'-since 2019"]);
  // Without a job there are no questions to head columns.
  expect((await exported(client, { columns: "name,answers" })).lines[0]).toBe("name");
});

test("the filter holds, withdrawn applications are left out, and thousands come whole", async () => {
  const { client, job, applications } = await jobWith(["Ada", "Ben"]);
  const [first] = applications;
  await client.put(`/api/applications/${first?.id}/status`, { body: { status: "hired" } });
  expect((await exported(client, { status: "hired", columns: "name" })).lines).toEqual([
    "name",
    "Ada Okafor",
  ]);
  const many = Array.from({ length: 1_100 }, () => buildUserFor(job.id));
  await Promise.all(many);
  const { lines } = await exported(client, { jobId: job.id, columns: "email" });
  expect(new Set(lines.slice(1)).size).toBe(1_102);
});

const buildUserFor = async (jobId: string) => {
  const { id: candidateId } = await buildUser(db);
  return buildApplication(db, { jobId, candidateId });
};

test("company accounts and members who manage a job get its applications, others get none of them", async () => {
  const { job } = await jobWith(["Ada"]);
  const recruiter = await buildMember(db, { companyId: job.companyId });
  const reviewer = await buildMember(db, { companyId: job.companyId, role: "reviewer" });
  const company = await buildUser(db, { role: "company" });
  const query = { jobId: job.id, columns: "name,answers" };
  expect((await exported(as(recruiter), query)).lines).toEqual(["name", "Ada Okafor"]);
  for (const other of [reviewer, company])
    expect((await exported(as(other), query)).lines).toEqual(["name"]);
  expect(await as(await buildUser(db)).get(path)).toMatchObject({ status: 403 });
  expect(await anonymous.get(path)).toMatchObject({ status: 401 });
});

test("an unknown column is refused", async () => {
  const { client } = await jobWith([]);
  expect(await exported(client, { columns: "name,salary" })).toMatchObject({
    status: 400,
    body: "Unknown column",
  });
});
