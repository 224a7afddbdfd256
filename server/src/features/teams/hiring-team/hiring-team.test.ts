import { expect, test } from "vitest";
import { buildApplication, buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { db, as, letters } = await startApp();

test("a reviewer reads the applications of jobs they were added to, and changes nothing", async () => {
  const { recruiter, reviewer, job } = await buildTeamScene(db);
  const application = await buildApplication(db, { jobId: job.id });
  const list = () => as(reviewer).get(`/api/applications/job/${job.id}`);
  expect(await list()).toMatchObject(roleRefused);
  const onTeam = `/api/jobs/${job.id}/team/${reviewer.id}`;
  expect([
    (await as(recruiter).put(onTeam)).status,
    (await as(recruiter).put(onTeam)).status,
  ]).toEqual([204, 204]);
  expect(await list()).toMatchObject({ status: 200, body: [{ id: application.id }] });
  expect((await as(reviewer).get(`/api/jobs/${job.id}`)).body).toMatchObject({
    applications: [{ id: application.id }],
  });
  expect((await as(reviewer).get("/api/jobs/reviewing")).body).toMatchObject([
    { id: job.id, applications: [{ id: application.id }] },
  ]);
  expect((await as(reviewer).get(`/api/applications/${application.id}/history`)).status).toBe(200);
  expect(
    (await as(reviewer).get(application.resumeId ? `/api/jobs/${job.id}/team` : "")).body,
  ).toMatchObject([{ userId: reviewer.id, email: reviewer.email }]);
  const change = { body: { status: "hired" } };
  expect(
    await as(reviewer).put(`/api/applications/${application.id}/status`, change),
  ).toMatchObject(roleRefused);
  expect(await as(reviewer).patch(`/api/jobs/${job.id}`, { body: { title: "X" } })).toMatchObject(
    roleRefused,
  );
  for (const path of ["/api/jobs/mine", "/api/applications/filter"])
    expect((await as(reviewer).get(path)).headers["x-total-count"]).toBe("0");

  expect([
    (await as(recruiter).delete(onTeam)).status,
    (await as(recruiter).delete(onTeam)).status,
  ]).toEqual([204, 204]);
  expect(await list()).toMatchObject(roleRefused);
});

test("only managers of the job choose its reviewers, among reviewers of the company", async () => {
  const { owner, recruiter, reviewer, stranger, company, job } = await buildTeamScene(db);
  const add = (by: { id: string }, userId: string, jobId = job.id) =>
    as(by).put(`/api/jobs/${jobId}/team/${userId}`);
  const noMember = { status: 404, body: "Member not found" };
  expect(await add(owner, stranger.id)).toMatchObject(noMember);
  expect(await add(owner, "nobody")).toMatchObject(noMember);
  expect(await add(owner, reviewer.id, crypto.randomUUID())).toMatchObject({
    status: 404,
    body: "Job not found",
  });
  expect(await add(owner, recruiter.id)).toMatchObject({
    status: 409,
    body: "This member manages the job already",
  });
  expect(await add(reviewer, reviewer.id)).toMatchObject(roleRefused);
  const outsiders = await buildJob(db, { companyId: company.id, postedBy: stranger.id });
  expect(await add(stranger, reviewer.id, outsiders.id)).toMatchObject(roleRefused);
  await as(reviewer).patch("/api/auth/user/role", { body: { role: "candidate" } });
  expect(await add(owner, reviewer.id)).toMatchObject(noMember);
});

test("another role and leaving take somebody off all hiring teams", async () => {
  const { owner, reviewer, job, path } = await buildTeamScene(db);
  const team = async () => (await as(owner).get(`/api/jobs/${job.id}/team`)).body;
  await as(owner).put(`/api/jobs/${job.id}/team/${reviewer.id}`);
  expect(await team()).toHaveLength(1);
  for (const role of ["recruiter", "reviewer"])
    await as(owner).patch(`${path}/members/${reviewer.id}`, { body: { role } });
  expect(await team()).toEqual([]);
});

test("owner and admins take over a job of an outsider, who is told and manages it no more", async () => {
  const { admin, recruiter, stranger, company } = await buildTeamScene(db);
  const job = await buildJob(db, {
    companyId: company.id,
    postedBy: stranger.id,
    title: "Lamp Trimmer",
  });
  const takeOver = (by: { id: string }) => as(by).post(`/api/jobs/${job.id}/take-over`);
  expect(await takeOver(recruiter)).toMatchObject(roleRefused);
  expect(await takeOver(await buildUser(db))).toMatchObject(roleRefused);
  letters.length = 0;
  for (const _ of [1, 2])
    expect(await takeOver(admin)).toMatchObject({
      status: 200,
      body: { id: job.id, postedByOutsider: false, revision: job.revision },
    });
  expect(letters).toMatchObject([
    { to: stranger.email, kind: "team", subject: "Your job was taken over: Lamp Trimmer" },
  ]);
  const close = { body: { isActive: false } };
  expect(await as(stranger).patch(`/api/jobs/${job.id}`, close)).toMatchObject(roleRefused);
  expect((await as(admin).patch(`/api/jobs/${job.id}`, close)).status).toBe(200);
});
