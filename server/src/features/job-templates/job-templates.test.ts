// Copies of jobs, and templates that a team begins jobs from.
import type { JobTemplate } from "@rolecall/contract/hiring/job-templates.schemas.ts";
import { mostJobTemplates } from "@rolecall/contract/hiring/job-templates.ts";
import { expect, test } from "vitest";
import { buildCompany, buildMember, buildUser } from "#test/build.ts";
import { changeCompany } from "#test/change.ts";
import { buildJobScene, jobMissing } from "#test/job-scene.ts";
import { startApp } from "#test/start-app.ts";

const { db, as } = await startApp();

type Job = Record<string, unknown> & { id: string };
const templateMissing = { status: 404, body: "Template not found" };

/** A job with everything that a copy takes along. */
const fullScene = async () => {
  const scene = await buildJobScene(db, {
    requirements: "Steady hands.",
    salaryMin: 50_000,
    remoteCountries: ["PT"],
    answerDays: 5,
    deadline: new Date(Date.now() + 86_400_000),
  });
  const manager = as(scene.owner);
  const path = `/api/jobs/${scene.job.id}`;
  await manager.put(`${path}/questions`, {
    body: {
      questions: [
        {
          text: "Which clay?",
          type: "one-of",
          required: true,
          options: ["Red", "White"],
          accepts: ["Red"],
        },
      ],
    },
  });
  await manager.put(`${path}/criteria`, { body: { criteria: [{ name: "Throws" }] } });
  const { body: stages } = await manager.get<{ name: string; status: string }[]>(`${path}/stages`);
  await manager.put(`${path}/stages`, {
    body: {
      stages: stages.map(({ name, status }) => ({
        name: status === "shortlisted" ? "At the wheel" : name,
        status,
      })),
    },
  });
  return { ...scene, manager, path };
};

const partsOf = async (manager: ReturnType<typeof as>, id: string) => {
  const read = async (what: string) =>
    (await manager.get<Job[]>(`/api/jobs/${id}/${what}`)).body.map(({ id: _id, ...rest }) => rest);
  return {
    questions: await read("questions"),
    criteria: await read("criteria"),
    stages: await read("stages"),
  };
};

test("a copy is a draft with texts, questions, criteria and stages, without the deadline", async () => {
  const { manager, path, job, owner } = await fullScene();
  const { status, body } = await manager.post<Job>(`${path}/copy`);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: job.title,
    description: job.description,
    requirements: "Steady hands.",
    location: job.location,
    salaryMin: 50_000,
    remoteCountries: ["PT"],
    answerDays: 5,
    companyId: job.companyId,
    postedBy: owner.id,
    draft: true,
    isActive: false,
    deadline: null,
    publishedAt: null,
    applicantCount: 0,
  });
  expect(body.id).not.toBe(job.id);
  expect(await partsOf(manager, body.id)).toEqual(await partsOf(manager, job.id));
  // What is changed in the one is not changed in the other.
  await manager.put(`/api/jobs/${body.id}/questions`, { body: { questions: [] } });
  expect((await partsOf(manager, job.id)).questions).toHaveLength(1);
});

test("a copy needs the rights of posting, and a job that one manages", async () => {
  const { path, stranger, recruiter, candidate, company } = await fullScene();
  expect((await as(stranger).post(`${path}/copy`)).status).toBe(403);
  expect((await as(candidate).post(`${path}/copy`)).status).toBe(403);
  expect(await as(stranger).post(`/api/jobs/${crypto.randomUUID()}/copy`)).toMatchObject(
    jobMissing,
  );
  await changeCompany(db, company.id, { postingBy: "members" });
  expect(await as(recruiter).post(`${path}/copy`)).toMatchObject({
    status: 403,
    body: "Only members of this company may post its jobs",
  });
});

test("a team keeps templates, begins drafts from them, and deletes them", async () => {
  const { manager, company, job } = await fullScene();
  const colleague = as(await buildMember(db, { companyId: company.id }));
  const path = `/api/companies/${company.id}/job-templates`;
  const { status, body: template } = await manager.post<JobTemplate>(path, {
    body: { name: "Potters", jobId: job.id },
  });
  expect(status).toBe(201);
  expect(template).toEqual({
    id: expect.any(String),
    name: "Potters",
    createdAt: expect.any(String),
  });
  expect((await colleague.get(path)).body).toEqual([template]);
  // The template is as the job was.
  await manager.patch(`/api/jobs/${job.id}`, { body: { title: "Another" } });
  const begun = await colleague.post<Job>(`${path}/${template.id}/jobs`);
  expect(begun).toMatchObject({
    status: 201,
    body: { title: job.title, draft: true, companyId: company.id, deadline: null },
  });
  expect(await partsOf(colleague, begun.body.id)).toEqual(await partsOf(manager, job.id));
  expect((await colleague.delete(`${path}/${template.id}`)).status).toBe(204);
  expect(await colleague.delete(`${path}/${template.id}`)).toMatchObject(templateMissing);
  expect(await colleague.post(`${path}/${template.id}/jobs`)).toMatchObject(templateMissing);
  expect((await manager.get(path)).body).toEqual([]);
  expect((await manager.get(`/api/jobs/${begun.body.id}`)).status).toBe(200);
});

test("a job without stages of its own is begun with those of its company", async () => {
  const { owner, job } = await buildJobScene(db);
  const { body } = await as(owner).post<Job>(`/api/jobs/${job.id}/copy`);
  const stages = async (id: string) => (await as(owner).get(`/api/jobs/${id}/stages`)).body;
  expect(await stages(body.id)).toEqual(await stages(job.id));
});

test("a template needs a name and a job that one manages", async () => {
  const { manager, company } = await fullScene();
  const other = await buildJobScene(db);
  const path = `/api/companies/${company.id}/job-templates`;
  const add = (body: object) => manager.post(path, { body });
  expect(await add({ name: " ", jobId: other.job.id })).toMatchObject({
    status: 400,
    body: "Name is required",
  });
  expect((await add({ name: "Foreign", jobId: other.job.id })).status).toBe(403);
  expect(await add({ name: "None", jobId: crypto.randomUUID() })).toMatchObject(jobMissing);
  expect(await add({ name: "None", jobId: "none" })).toMatchObject(jobMissing);
});

test("templates are the team's: reviewers and others have none of them", async () => {
  const { company, recruiter, candidate, job, manager } = await fullScene();
  const reviewer = await buildMember(db, { companyId: company.id, role: "reviewer" });
  const path = `/api/companies/${company.id}/job-templates`;
  const { body: template } = await manager.post<JobTemplate>(path, {
    body: { name: "Potters", jobId: job.id },
  });
  const stranger = await buildUser(db, { role: "recruiter" });
  for (const person of [reviewer, recruiter, candidate, stranger]) {
    expect((await as(person).get(path)).status).toBe(403);
    expect((await as(person).post(path, { body: { name: "Mine", jobId: job.id } })).status).toBe(
      403,
    );
    expect((await as(person).post(`${path}/${template.id}/jobs`)).status).toBe(403);
    expect((await as(person).delete(`${path}/${template.id}`)).status).toBe(403);
  }
  const elsewhere = await buildCompany(db, { ownerId: stranger.id });
  expect(
    await as(stranger).post(`/api/companies/${elsewhere.id}/job-templates/${template.id}/jobs`),
  ).toMatchObject(templateMissing);
  expect(
    await as(stranger).get(`/api/companies/${crypto.randomUUID()}/job-templates`),
  ).toMatchObject({ status: 404, body: "Company not found" });
});

test("a company has at most a hundred templates", async () => {
  const { owner, company, job } = await buildJobScene(db);
  const path = `/api/companies/${company.id}/job-templates`;
  const add = () => as(owner).post(path, { body: { name: "Potters", jobId: job.id } });
  for (let count = 0; count < mostJobTemplates; count += 1) await add();
  expect(await add()).toMatchObject({
    status: 409,
    body: "A company has at most 100 job templates",
  });
});
