import { expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildResume, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

const { db, as, anonymous, letters } = await startApp({ env: { RATE_LIMIT: "off" } });
const administrator = as(await buildUser(db, { administratorSince: new Date() }));
const candidate = await buildUser(db);
const because = { body: { reason: "They post scams." } };

const register = async () => {
  const body = { username: crypto.randomUUID(), password: "correct horse" };
  return (await anonymous.post<{ id: string; username: string }>("/api/register", { body })).body;
};

/** The places that list a job: the search, its count, the company's page, the feed, and the sitemap. */
const placesOf = async ({ id, companyId }: { id: string; companyId: string }) => {
  const list = await anonymous.get<{ id: string }[]>("/api/jobs", { query: { companyId } });
  const facets = await anonymous.get<{ total: { jobs: number } }>("/api/jobs/facets", {
    query: { companyId },
  });
  const company = await administrator.get<{ jobCount: number }>(
    `/api/admin/companies/${companyId}`,
  );
  const feed = await anonymous.get<string>("/jobs.rss", { query: { companyId } });
  const map = await anonymous.get<string>(`/sitemaps/jobs-${id}.xml`);
  return {
    list: list.body.some((job) => job.id === id),
    count: facets.body.total.jobs,
    feed: feed.body.includes(id),
    map: map.body.includes(id),
    known: company.body.jobCount,
  };
};
const listed = { list: true, count: 1, feed: true, map: true, known: 1 };
const unlisted = { list: false, count: 0, feed: false, map: false, known: 1 };

test("a suspended person is signed out, and their jobs are unlisted until they are restored", async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { postedBy: recruiter.id });
  const application = await buildApplication(db, { jobId: job.id });
  const client = as(recruiter);
  expect((await client.get("/api/auth/user")).status).toBe(200);
  expect(await placesOf(job)).toEqual(listed);

  const suspended = await administrator.put(`/api/admin/users/${recruiter.id}/suspension`, because);
  expect(suspended).toMatchObject({
    status: 200,
    body: { suspensionReason: "They post scams.", sessionCount: 0 },
  });
  expect((await client.get("/api/auth/user")).status).toBe(401);
  expect(await placesOf(job)).toEqual(unlisted);
  expect((await anonymous.get(`/api/jobs/${job.id}`)).status).toBe(200);
  const { id: resumeId } = await buildResume(db, { ownerId: candidate.id });
  const apply = { jobId: job.id, resumeUrl: `/objects/${resumeId}`, coverLetter: "Hello." };
  expect(await as(candidate).post("/api/applications", { body: apply })).toMatchObject({
    status: 409,
    body: "This job is no longer accepting applications",
  });
  const own = as({ id: application.candidateId });
  expect((await own.get(`/api/applications/${application.id}`)).status).toBe(200);
  expect(letters.at(-1)).toMatchObject({
    to: recruiter.email,
    text: expect.stringContaining("They post scams."),
  });

  expect((await administrator.delete(`/api/admin/users/${recruiter.id}/suspension`)).status).toBe(
    204,
  );
  expect((await administrator.delete(`/api/admin/users/${recruiter.id}/suspension`)).status).toBe(
    204,
  );
  expect(await placesOf(job)).toEqual(listed);
  expect((await client.get("/api/auth/user")).status).toBe(401);
});

test("who is suspended reads so with the right password alone", async () => {
  const user = await register();
  await administrator.put(`/api/admin/users/${user.id}/suspension`, because);
  const signIn = (password: string) =>
    anonymous.post("/api/login", { body: { username: user.username, password } });
  expect(await signIn("correct horse")).toMatchObject({
    status: 403,
    body: "This account is suspended. Write to support@rolecall.example.",
  });
  expect(await signIn("wrong horse")).toMatchObject({
    status: 401,
    body: "Invalid username or password",
  });
});

test("of a sign-in and a suspension at the same moment no session is left", async () => {
  for (let round = 0; round < 10; round += 1) {
    const user = await register();
    const body = { username: user.username, password: "correct horse" };
    const [signedIn, suspended] = await Promise.all([
      anonymous.post("/api/login", { body }),
      administrator.put(`/api/admin/users/${user.id}/suspension`, because),
    ]);
    expect([200, 403]).toContain(signedIn.status);
    expect(suspended.status).toBe(200);
    const known = await administrator.get(`/api/admin/users/${user.id}`);
    expect(known.body).toMatchObject({ sessionCount: 0 });
  }
});

test("an administrator is not suspended, and a reason is needed", async () => {
  const other = await buildUser(db, { administratorSince: new Date() });
  expect(await administrator.put(`/api/admin/users/${other.id}/suspension`, because)).toMatchObject(
    {
      status: 409,
      body: "Remove the mark of administrator first",
    },
  );
  const path = `/api/admin/users/${candidate.id}/suspension`;
  for (const body of [{}, { reason: "" }, { reason: "  " }, { reason: 7 }])
    expect(await administrator.put(path, { body })).toMatchObject({
      status: 400,
      body: "A reason is required",
    });
  expect(
    await administrator.put(`/api/admin/users/${crypto.randomUUID()}/suspension`, because),
  ).toMatchObject({ status: 404, body: "User not found" });
});

test("a suspended company is gone for all but its owner, and nobody posts for it", async () => {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id, name: "Gone Ltd" });
  const job = await buildJob(db, { companyId: company.id });
  expect(
    await administrator.put(`/api/admin/companies/${company.id}/suspension`, because),
  ).toMatchObject({ status: 200, body: { suspensionReason: "They post scams." } });

  expect(await placesOf(job)).toEqual(unlisted);
  const gone = { status: 410, body: "This company is suspended" };
  expect(await anonymous.get(`/api/companies/${company.id}`)).toMatchObject(gone);
  expect((await anonymous.get(`/companies/${company.id}`)).status).toBe(410);
  expect((await as(owner).get(`/api/companies/${company.id}`)).status).toBe(200);
  const directory = await anonymous.get<{ id: string }[]>("/api/companies");
  expect(directory.body.map(({ id }) => id)).not.toContain(company.id);
  const draft = {
    title: "Potter",
    description: "Pots.",
    location: "Faenza",
    type: "full-time",
    experienceLevel: "mid",
    category: "design",
    companyId: company.id,
  };
  expect(await as(owner).post("/api/jobs", { body: draft })).toMatchObject({
    status: 403,
    body: "This company is suspended",
  });

  expect((await administrator.delete(`/api/admin/companies/${company.id}/suspension`)).status).toBe(
    204,
  );
  expect(await placesOf(job)).toEqual(listed);
  expect((await anonymous.get(`/api/companies/${company.id}`)).status).toBe(200);
});

test("a job stays unlisted while its company or its poster is suspended", async () => {
  const poster = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { postedBy: poster.id });
  await administrator.put(`/api/admin/users/${poster.id}/suspension`, because);
  await administrator.put(`/api/admin/companies/${job.companyId}/suspension`, because);
  await administrator.delete(`/api/admin/users/${poster.id}/suspension`);
  expect(await placesOf(job)).toEqual(unlisted);
  await administrator.delete(`/api/admin/companies/${job.companyId}/suspension`);
  expect(await placesOf(job)).toEqual(listed);
});

test("a suspended member's job that their company takes over is listed again, and stays so", async () => {
  const { owner, admin, recruiter, job } = await buildTeamScene(db);
  const takeOver = (by: { id: string }) => as(by).post(`/api/jobs/${job.id}/take-over`);
  await administrator.put(`/api/admin/users/${recruiter.id}/suspension`, because);
  expect(await placesOf(job)).toEqual(unlisted);
  const told = letters.length;
  for (const leader of [admin, owner])
    expect(await takeOver(leader)).toMatchObject({
      status: 200,
      body: { id: job.id, listed: true, postedByOutsider: false },
    });
  expect(await placesOf(job)).toEqual(listed);
  // A member manages it by their role as before, and needs no letter.
  expect(letters).toHaveLength(told);
  const { body: history } = await as(owner).get<{ action: string }[]>(
    `/api/companies/${job.companyId}/history`,
  );
  expect(history.filter(({ action }) => action === "job-taken-over")).toHaveLength(1);
  await administrator.delete(`/api/admin/users/${recruiter.id}/suspension`);
  const edit = { body: { title: "Changed" } };
  expect((await as(recruiter).patch(`/api/jobs/${job.id}`, edit)).status).toBe(200);
  await administrator.put(`/api/admin/users/${recruiter.id}/suspension`, because);
  expect(await placesOf(job)).toEqual(listed);
});
