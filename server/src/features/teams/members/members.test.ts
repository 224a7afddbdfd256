import { expect, test } from "vitest";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { buildApplication, buildJob, buildMember, buildReviewer, buildUser } from "#test/build.ts";
import { changeUser } from "#test/change.ts";
import { makeDue } from "#test/database/make-due.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { db, as, files, letters } = await startApp();

const erase = async (person: { id: string }) => {
  await makeDue(db, person);
  await eraseAccounts(db, { files });
};

const rolesOf = (body: unknown) => (body as { role: string }[]).map(({ role }) => role);
const idsOf = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);

test("the user who adds a company is its owner and a member of it", async () => {
  const { id } = await buildUser(db, { role: "recruiter" });
  const { body } = await as({ id }).post<{ id: string }>("/api/companies", {
    body: { name: "Fastnet" },
  });
  const { body: members } = await as({ id }).get(`/api/companies/${body.id}/members`);
  expect(members).toMatchObject([{ userId: id, role: "owner" }]);
  expect((await as({ id }).get("/api/companies/mine")).body).toMatchObject([
    { id: body.id, name: "Fastnet", role: "owner", verifiedAt: null, postingBy: "everyone" },
  ]);
});

test("members see all members by role, anybody else the owner alone", async () => {
  const { owner, reviewer, stranger, path } = await buildTeamScene(db);
  const { body, headers } = await as(reviewer).get(`${path}/members`);
  expect(rolesOf(body)).toEqual(["owner", "admin", "recruiter", "reviewer"]);
  expect(headers["x-total-count"]).toBe("4");
  const { body: shown } = await as(stranger).get(`${path}/members`);
  expect(shown).toMatchObject([{ userId: owner.id, email: owner.email, role: "owner" }]);
});

test("the role alone decides which members manage a job, its poster included, from the next request on", async () => {
  const { admin, recruiter, job, path } = await buildTeamScene(db);
  const application = await buildApplication(db, { jobId: job.id });
  const read = () => as(recruiter).get(`/api/applications/${application.id}`);
  expect((await read()).status).toBe(200);
  const change = { body: { role: "reviewer" } };
  const changed = await as(admin).patch(`${path}/members/${recruiter.id}`, change);
  expect(changed).toMatchObject({ status: 200, body: { userId: recruiter.id, role: "reviewer" } });
  expect(await read()).toMatchObject(roleRefused);
  expect((await as(recruiter).get("/api/jobs/mine")).body).toEqual([]);
  expect((await as(recruiter).get("/api/applications/filter")).body).toMatchObject({ total: 0 });
  const bulk = { body: { applicationIds: [application.id], status: "hired" } };
  expect((await as(recruiter).post("/api/applications/bulk-update", bulk)).body).toEqual({
    updatedCount: 0,
    letterCount: 0,
  });
  expect((await as(admin).get(`/api/applications/${application.id}`)).status).toBe(200);
});

test("a removed member no longer manages their posted jobs, and is no outsider to them", async () => {
  const { admin, recruiter, job, path } = await buildTeamScene(db);
  expect(await as(admin).delete(`${path}/members/${recruiter.id}`)).toMatchObject({ status: 204 });
  expect(
    await as(recruiter).patch(`/api/jobs/${job.id}`, { body: { title: "Mine" } }),
  ).toMatchObject(roleRefused);
  expect((await as(admin).get(`/api/jobs/${job.id}`)).body).toMatchObject({
    postedByOutsider: false,
  });
  // They are an outsider from then on, and manage the jobs that they post.
  const later = await buildJob(db, { companyId: job.companyId, postedBy: recruiter.id });
  expect(idsOf((await as(recruiter).get("/api/jobs/mine")).body)).toEqual([later.id]);
  expect((await as(admin).get(`/api/jobs/${later.id}`)).body).toMatchObject({
    postedByOutsider: true,
  });
});

test("an outsider's job is one until its poster joins", async () => {
  const { owner, stranger, company } = await buildTeamScene(db);
  const job = await buildJob(db, { companyId: company.id, postedBy: stranger.id });
  const read = async () => (await as(owner).get(`/api/jobs/${job.id}`)).body;
  expect(await read()).toMatchObject({ postedByOutsider: true });
  const joined = await buildMember(db, { companyId: company.id, role: "reviewer" });
  const theirs = await buildJob(db, { companyId: company.id, postedBy: joined.id });
  expect((await as(owner).get(`/api/jobs/${theirs.id}`)).body).toMatchObject({
    postedByOutsider: false,
  });
});

test("the owner stays until the company is handed over, and cannot be changed", async () => {
  const { owner, admin, path } = await buildTeamScene(db);
  const stays = { status: 409, body: "Hand the company over first" };
  const change = { body: { role: "admin" } };
  expect(await as(owner).delete(`${path}/members/${owner.id}`)).toMatchObject(stays);
  expect(await as(admin).delete(`${path}/members/${owner.id}`)).toMatchObject(stays);
  expect(await as(admin).patch(`${path}/members/${owner.id}`, change)).toMatchObject(stays);
});

test("errors are reported in this order: the given role, the missing member, the caller's own role", async () => {
  const { recruiter, admin, path, stranger } = await buildTeamScene(db);
  const change = (role: string, userId: string) =>
    as(recruiter).patch(`${path}/members/${userId}`, { body: { role } });
  expect(await change("owner", crypto.randomUUID())).toMatchObject({
    status: 400,
    body: "Choose admin, recruiter or reviewer",
  });
  for (const nobody of [stranger.id, crypto.randomUUID(), "nobody"])
    expect(await change("admin", nobody)).toMatchObject({ status: 404, body: "Member not found" });
  expect(await change("recruiter", admin.id)).toMatchObject(roleRefused);
});

test("a removal and another role are told by a letter that names the company, one's own doing is not", async () => {
  const { admin, recruiter, reviewer, path } = await buildTeamScene(db, { name: "Skerryvore" });
  letters.length = 0;
  await as(admin).patch(`${path}/members/${recruiter.id}`, { body: { role: "admin" } });
  expect(letters).toMatchObject([
    { to: recruiter.email, kind: "team", subject: "Your role in Skerryvore was changed" },
  ]);
  expect(letters[0]?.text).toContain("an admin");
  await as(admin).delete(`${path}/members/${recruiter.id}`);
  expect(letters[1]).toMatchObject({
    to: recruiter.email,
    subject: "You are no longer in the team of Skerryvore",
  });
  await as(reviewer).delete(`${path}/members/${reviewer.id}`);
  await as(admin).patch(`${path}/members/${admin.id}`, { body: { role: "recruiter" } });
  expect(letters).toHaveLength(2);
});

test("a member whose account is a candidate's has a stranger's rights, and may leave", async () => {
  const { owner, admin, company, job, path } = await buildTeamScene(db);
  await as(admin).patch("/api/auth/user/role", { body: { role: "candidate" } });
  expect(rolesOf((await as(admin).get(`${path}/members`)).body)).toEqual(["owner"]);
  expect(await as(admin).get(`${path}/history`)).toMatchObject(roleRefused);
  expect((await as(admin).get(`/api/jobs/${job.id}`)).body).toMatchObject({ applications: [] });
  expect((await as(admin).get("/api/companies/mine")).body).toMatchObject([
    { id: company.id, role: "admin" },
  ]);
  expect(rolesOf((await as(owner).get(`${path}/members`)).body)).toContain("admin");
  expect((await as(admin).delete(`${path}/members/${admin.id}`)).status).toBe(204);
});

test("a member who waits for a look has a stranger's rights, and is given no company and no job to review", async () => {
  const { owner, admin, recruiter, reviewer, job, path } = await buildTeamScene(db);
  for (const { id } of [admin, reviewer]) await changeUser(db, id, { waitingSince: new Date() });
  expect(rolesOf((await as(admin).get(`${path}/members`)).body)).toEqual(["owner"]);
  expect(await as(owner).post(`${path}/owner`, { body: { userId: admin.id } })).toMatchObject({
    status: 409,
    body: "The new owner needs a recruiter or company account",
  });
  expect(await as(owner).put(`/api/jobs/${job.id}/team/${reviewer.id}`)).toMatchObject({
    status: 404,
    body: "Member not found",
  });
  // Neither where the owner's account is erased: the recruiter follows, and not the admin.
  await erase(owner);
  const { body } = await as(recruiter).get<{ userId: string }[]>(`${path}/members`);
  expect(body[0]).toMatchObject({ userId: recruiter.id, role: "owner" });
  expect((await as(admin).delete(`${path}/members/${admin.id}`)).status).toBe(204);
});

test("a company is handed over to a member who hires; the old owner becomes an admin, and both are told", async () => {
  const { owner, admin, recruiter, stranger, path, company } = await buildTeamScene(db);
  const give = (userId: unknown, by = owner) => as(by).post(`${path}/owner`, { body: { userId } });
  expect(await give(recruiter.id, admin)).toMatchObject(roleRefused);
  for (const nobody of [stranger.id, "nobody"])
    expect(await give(nobody)).toMatchObject({ status: 404, body: "Member not found" });
  await as(recruiter).patch("/api/auth/user/role", { body: { role: "candidate" } });
  expect(await give(recruiter.id)).toMatchObject({
    status: 409,
    body: "The new owner needs a recruiter or company account",
  });
  letters.length = 0;
  expect(await give(admin.id)).toMatchObject({
    status: 200,
    body: { id: company.id, ownerId: admin.id, revision: company.revision },
  });
  expect(letters.map(({ to }) => to)).toEqual([admin.email, owner.email]);
  const { body } = await as(owner).get<{ userId: string; role: string }[]>(`${path}/members`);
  expect(body.slice(0, 2)).toMatchObject([
    { userId: admin.id, role: "owner" },
    { userId: owner.id, role: "admin" },
  ]);
  expect(await give(owner.id)).toMatchObject(roleRefused);
});

test("handing over and deleting need a fresh proof", async () => {
  const { owner, admin, path } = await buildTeamScene(db);
  const needed = { status: 403, body: "Please confirm that it is you" };
  const client = as(owner, { proved: false });
  expect(await client.post(`${path}/owner`, { body: { userId: admin.id } })).toMatchObject(needed);
  expect(await client.delete(path)).toMatchObject(needed);
});

test("its owner deletes a company that has no jobs", async () => {
  const { owner, admin, path } = await buildTeamScene(db);
  expect(await as(admin).delete(path)).toMatchObject(roleRefused);
  expect(await as(owner).delete(path)).toMatchObject({
    status: 409,
    body: "A company with jobs cannot be deleted",
  });
  const { body } = await as(owner).post<{ id: string }>("/api/companies", { body: { name: "X" } });
  expect((await as(owner).delete(`/api/companies/${body.id}`)).status).toBe(204);
  expect((await as(owner).get(`/api/companies/${body.id}`)).status).toBe(404);
});

test("'mine' and 'the team's' divide jobs, figures and applications, and name the posters", async () => {
  const { owner, recruiter, job, company } = await buildTeamScene(db);
  const own = await buildJob(db, { companyId: company.id, postedBy: owner.id });
  await buildApplication(db, { jobId: job.id });
  const manager = await buildMember(db, { companyId: company.id });
  const mine = async (scope: string, by = owner) => {
    const { body } = await as(by).get<{ id: string; poster: { id: string } }[]>("/api/jobs/mine", {
      query: { scope },
    });
    return body.map(({ id, poster }) => [id, poster.id]);
  };
  expect(await mine("mine")).toEqual([[own.id, owner.id]]);
  expect(await mine("team")).toEqual([[job.id, recruiter.id]]);
  expect(await mine("all")).toHaveLength(2);
  const totals = async (scope: string) => {
    const query = { scope };
    const dashboard = await as(manager).get("/api/dashboard/recruiter", { query });
    const filter = await as(manager).get("/api/applications/filter", { query });
    const { stats } = dashboard.body as { stats: { totalApplications: number } };
    return [stats.totalApplications, (filter.body as { total: number }).total];
  };
  expect([await totals("all"), await totals("team"), await totals("mine")]).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
  expect(await as(owner).get("/api/jobs/mine?scope=theirs")).toMatchObject({ status: 400 });
});

test("owner and admins read a company's history with the author of each entry, newest first", async () => {
  const { owner, admin, recruiter, reviewer, job, path, company } = await buildTeamScene(db);
  await buildReviewer(db, { jobId: job.id, userId: reviewer.id });
  await as(admin).patch(`${path}/members/${recruiter.id}`, { body: { role: "reviewer" } });
  await as(reviewer).delete(`${path}/members/${reviewer.id}`);
  await as(owner).patch(path, { body: { location: "Lisbon" } });
  const { body, headers } = await as(admin).get(`${path}/history`, { query: { limit: 2 } });
  expect(body).toMatchObject([
    {
      actor: { id: owner.id, firstName: "Ada" },
      action: "company-edited",
      subject: { type: "company", id: company.id },
      changes: { location: "Lisbon" },
      names: { [company.id]: company.name },
    },
    {
      actor: { id: reviewer.id },
      action: "member-left",
      subject: { type: "user", id: reviewer.id },
    },
  ]);
  expect(headers["x-total-count"]).toBe("3");
  expect(headers["link"]).toContain('rel="next"');
  expect(await as(recruiter).get(`${path}/history`)).toMatchObject(roleRefused);
});

test("a history calls nobody by a username: who gave no name has none in it", async () => {
  const { owner, company, path } = await buildTeamScene(db);
  const nameless = await buildMember(
    db,
    { companyId: company.id },
    { firstName: null, lastName: null },
  );
  await as(owner).patch(`${path}/members/${nameless.id}`, { body: { role: "admin" } });
  const { body } = await as(owner).get<{ names: object }[]>(`${path}/history`);
  expect(Object.keys(body[0]?.names ?? {}).toSorted()).toEqual([owner.id, company.id].toSorted());
  expect(JSON.stringify(body)).not.toContain(nameless.username);
});

test("a stranger learns of nobody whether they are a member: each answer is the same for both", async () => {
  const { reviewer, recruiter, stranger, job, path } = await buildTeamScene(db);
  const nobody = await buildUser(db, { role: "recruiter" });
  const former = await buildUser(db, { role: "candidate" });
  for (const caller of [stranger, former])
    for (const { id: userId } of [reviewer, recruiter, nobody]) {
      const client = as(caller);
      const answers = [
        await client.patch(`${path}/members/${userId}`, { body: { role: "admin" } }),
        await client.delete(`${path}/members/${userId}`),
        await client.post(`${path}/owner`, { body: { userId } }),
        await client.put(`/api/jobs/${job.id}/team/${userId}`),
        await client.delete(`/api/jobs/${job.id}/team/${userId}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      expect(new Set(answers.map(({ body }) => body)).size).toBeLessThanOrEqual(2);
    }
});

test("where an owner's account is erased the member of the highest role follows, never a reviewer", async () => {
  const { owner, admin, recruiter, reviewer, path } = await buildTeamScene(db);
  const ownerNow = async () => {
    const { body } = await as(reviewer).get<{ userId: string; role: string }[]>(`${path}/members`);
    return body.find(({ role }) => role === "owner")?.userId;
  };
  await erase(owner);
  expect(await ownerNow()).toBe(admin.id);
  await erase(admin);
  expect(await ownerNow()).toBe(recruiter.id);
});

test("open jobs are closed when the account of their last manager is deleted", async () => {
  const { owner, company, path } = await (async () => {
    const user = await buildUser(db, { role: "company" });
    const { body } = await as(user).post<{ id: string }>("/api/companies", { body: { name: "Y" } });
    return { owner: user, company: body, path: `/api/companies/${body.id}` };
  })();
  const outsider = await buildUser(db, { role: "recruiter" });
  const former = await buildUser(db, { role: "recruiter" });
  const theirs = await buildJob(db, { companyId: company.id, postedBy: outsider.id });
  const teams = await buildJob(db, {
    companyId: company.id,
    postedBy: former.id,
    isTeamsAlone: true,
  });
  await erase(owner);
  const isActive = async (id: string) =>
    ((await as(outsider).get(`/api/jobs/${id}`)).body as { isActive: boolean }).isActive;
  expect([await isActive(theirs.id), await isActive(teams.id)]).toEqual([true, false]);
  expect((await as(outsider).get(path)).body).toMatchObject({ ownerId: null });
});
