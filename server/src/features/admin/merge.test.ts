import { expect, test } from "vitest";
import { buildApplication, buildCompany, buildReviewer, buildUser } from "#test/build.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, tokenIn } from "#test/team-scene.ts";

const { db, as, anonymous, letters } = await startApp({ env: { RATE_LIMIT: "off" } });
const marked = await buildUser(db, { administratorSince: new Date() });
const administrator = as(marked);
const merge = (from: { id: string }, into: { id: string }) =>
  administrator.post(`/api/admin/companies/${from.id}/merge`, { body: { into: into.id } });
const pathOf = ({ id }: { id: string }) => `/api/companies/${id}`;
const rolesIn = async (client: typeof administrator, path: string) => {
  const { body } = await client.get<{ userId: string; role: string }[]>(`${path}/members`);
  return new Map(body.map(({ userId, role }) => [userId, role]));
};

test("a merged company's jobs, applications, members and history are the other one's", async () => {
  const one = await buildTeamScene(db, { name: "Pots and Pans" });
  const other = await buildTeamScene(db, { name: "Pots & Pans Ltd", location: "Porto" });
  const application = await buildApplication(db, { jobId: one.job.id });
  await as(one.owner).patch(one.path, { body: { location: "Faro" } });

  expect(await merge(one.company, other.company)).toMatchObject({
    status: 200,
    body: {
      id: other.company.id,
      name: "Pots & Pans Ltd",
      location: "Porto",
      jobCount: 2,
      memberCount: 8,
    },
  });
  const roles = await rolesIn(as(other.owner), other.path);
  expect(
    [one.owner, one.admin, one.recruiter, one.reviewer].map(({ id }) => roles.get(id)),
  ).toEqual(["admin", "admin", "recruiter", "reviewer"]);
  expect(roles.get(other.owner.id)).toBe("owner");
  const { body: applications } = await as(other.recruiter).get(
    `/api/applications/job/${one.job.id}`,
  );
  expect(applications).toMatchObject([{ id: application.id }]);
  expect((await anonymous.get(`/api/jobs/${one.job.id}`)).body).toMatchObject({
    company: { id: other.company.id, name: "Pots & Pans Ltd" },
  });
  const found = await anonymous.get("/api/jobs", { query: { companyId: other.company.id } });
  expect(found.headers["x-total-count"]).toBe("2");
  const { body: history } = await as(one.owner).get(`${other.path}/history`);
  expect(history).toMatchObject([
    { action: "company-edited", subject: { type: "company", id: one.company.id } },
  ]);
  const { body: record } = await administrator.get("/api/admin/audit", {
    query: { action: "companies-merged", subject: one.company.id },
  });
  expect(record).toMatchObject([
    {
      actor: { id: marked.id },
      subject: { type: "company", id: one.company.id },
      changes: { name: "Pots and Pans", into: other.company.id, intoName: "Pots & Pans Ltd" },
    },
  ]);
});

test("whoever belongs to both companies has the higher role, and reviews no job that they manage", async () => {
  const one = await buildTeamScene(db);
  const other = await buildTeamScene(db);
  const person = one.recruiter;
  await as(other.owner).post(`${other.path}/invitations`, {
    body: { email: "both@people.example", role: "reviewer" },
  });
  await as(person).post(`/api/invitations/${tokenIn(letters)}/accept`);
  await buildReviewer(db, { jobId: other.job.id, userId: person.id });
  await buildReviewer(db, { jobId: one.job.id, userId: one.reviewer.id });

  expect((await merge(one.company, other.company)).status).toBe(200);
  expect((await rolesIn(as(other.owner), other.path)).get(person.id)).toBe("recruiter");
  const teamOf = async (job: { id: string }) =>
    (await as(other.owner).get(`/api/jobs/${job.id}/team`)).body;
  expect(await teamOf(other.job)).toEqual([]);
  const stale = `select job_id from job_reviewers where user_id = '${person.id}'`;
  expect((await db.execute(stale)).rows).toEqual([]);
  // A reviewer stays with the jobs that move.
  expect(await teamOf(one.job)).toMatchObject([{ userId: one.reviewer.id }]);
});

test("the owner of a company that goes owns the other one where that has none, and is told", async () => {
  const one = await buildTeamScene(db);
  const orphan = await buildCompany(db);
  await administrator.put(`/api/admin/users/${orphan.ownerId}/suspension`, {
    body: { reason: "Nobody knows them." },
  });
  await db.execute(`update companies set owner_id = null where id = '${orphan.id}'`);
  letters.length = 0;
  expect(await merge(one.company, orphan)).toMatchObject({
    status: 200,
    body: { owner: { id: one.owner.id } },
  });
  expect(letters.filter(({ to }) => to === one.owner.email)).toHaveLength(1);
});

test("addresses of a merged company lead to the other one, also after another merge", async () => {
  const [one, other, last] = [
    await buildTeamScene(db),
    await buildTeamScene(db),
    await buildTeamScene(db),
  ];
  await merge(one.company, other.company);
  await merge(other.company, last.company);
  for (const gone of [one, other]) {
    expect(await anonymous.get(gone.path)).toMatchObject({
      status: 301,
      headers: { location: last.path },
    });
    expect(await anonymous.get(`/companies/${gone.company.id}`)).toMatchObject({
      status: 301,
      headers: { location: `/companies/${last.company.id}` },
    });
  }
  expect(await as(last.owner).get(`${one.path}/members`, { query: { limit: 5 } })).toMatchObject({
    status: 301,
    headers: { location: `${last.path}/members?limit=5` },
  });
  // What was meant for one company is not done to another.
  expect(await as(last.owner).patch(one.path, { body: { name: "Mine" } })).toMatchObject({
    status: 404,
    body: "Company not found",
  });
  const supervised = `/api/admin/companies/${one.company.id}`;
  expect((await administrator.get(supervised)).headers["location"]).toBe(
    `/api/admin/companies/${last.company.id}`,
  );
  expect((await as(last.owner).get(supervised)).status).toBe(404);
});

test("open invitations of a merged company end", async () => {
  const one = await buildTeamScene(db);
  await as(one.owner).post(`${one.path}/invitations`, {
    body: { email: "late@people.example", role: "recruiter" },
  });
  const token = tokenIn(letters);
  await merge(one.company, await buildCompany(db));
  expect(await as(one.stranger).post(`/api/invitations/${token}/accept`)).toMatchObject({
    status: 404,
    body: "This invitation is no longer valid",
  });
});

test("a company is merged into another one that is there, with a fresh proof, up to 500 members", async () => {
  const company = await buildCompany(db);
  const other = { status: 400, body: "Choose another company" };
  const missing = { status: 404, body: "Company not found" };
  for (const into of [company.id, company.id.toUpperCase()])
    expect(await merge(company, { id: into })).toMatchObject(other);
  for (const into of [crypto.randomUUID(), "elsewhere"])
    expect(await merge(company, { id: into })).toMatchObject(missing);
  expect(await administrator.post(`/api/admin/companies/${company.id}/merge`)).toMatchObject(other);
  expect(await merge({ id: crypto.randomUUID() }, company)).toMatchObject(missing);
  const large = await buildCompany(db);
  await db.execute(`
    with people as (
      insert into users (id, username, role)
      select gen_random_uuid(), 'many-' || number, 'recruiter' from generate_series(1, 499) as number
      returning id
    )
    insert into company_members (company_id, user_id, role) select '${large.id}', id, 'reviewer' from people`);
  expect(await merge(company, large)).toMatchObject({
    status: 409,
    body: "Together they have more than 500 members",
  });
  expect((await anonymous.get(pathOf(company))).status).toBe(200);
});

test("of merging two companies both ways at once one is done, and nothing is lost", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await buildTeamScene(db), await buildTeamScene(db)];
    const answers = await Promise.all([
      merge(one.company, other.company),
      merge(other.company, one.company),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "404"]);
    const stays = answers[0]?.status === 200 ? other : one;
    expect(
      (await administrator.get(`/api/admin/companies/${stays.company.id}`)).body,
    ).toMatchObject({ jobCount: 2, memberCount: 8 });
  }
});

test("a company that is merged while somebody joins, posts or is suspended loses nobody and no job", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await buildTeamScene(db), await buildTeamScene(db)];
    await as(one.owner).post(`${one.path}/invitations`, {
      body: { email: `joins-${round}@people.example`, role: "recruiter" },
    });
    const token = tokenIn(letters);
    const joining = await buildUser(db, { role: "recruiter" });
    const [merged, joined, posted, suspended] = await Promise.all([
      merge(one.company, other.company),
      as(joining).post(`/api/invitations/${token}/accept`),
      as(one.owner).post("/api/jobs", {
        body: newJob(one.company.id),
      }),
      administrator.put(`/api/admin/users/${one.recruiter.id}/suspension`, {
        body: { reason: "It is a scam." },
      }),
    ]);
    expect([merged.status, suspended.status]).toEqual([200, 200]);
    expect([
      [200, joined.body],
      [404, "This invitation is no longer valid"],
    ]).toContainEqual([joined.status, joined.body]);
    expect([201, 400]).toContain(posted.status);
    const { body } = await administrator.get(`/api/admin/companies/${other.company.id}`);
    expect(body).toMatchObject({
      jobCount: posted.status === 201 ? 3 : 2,
      memberCount: joined.status === 200 ? 9 : 8,
    });
    expect((await anonymous.get(`/api/jobs/${one.job.id}`)).body).toMatchObject({
      company: { id: other.company.id },
    });
  }
});
