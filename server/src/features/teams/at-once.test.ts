import { expect, test } from "vitest";
import { buildJob, buildUser } from "#test/build.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, tokenIn } from "#test/team-scene.ts";

const { db, as, letters } = await startApp({ env: { RATE_LIMIT: "off" } });

const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

test("one of eight users who accept one invitation at once joins", async () => {
  const { admin, path } = await buildTeamScene(db);
  await as(admin).post(`${path}/invitations`, { body: { email: "x@y.example", role: "admin" } });
  const token = tokenIn(letters);
  const people = await Promise.all(times(8, () => buildUser(db)));
  const answers = await Promise.all(
    people.map((person) => as(person).post(`/api/invitations/${token}/accept`)),
  );
  expect(statusesOf(answers)).toEqual([200, ...times(7, () => 404)]);
  expect((await as(admin).get(`${path}/members`)).body).toHaveLength(5);
});

test("a user who accepts two invitations at once joins both teams", async () => {
  const tokens: string[] = [];
  for (const scene of [await buildTeamScene(db), await buildTeamScene(db)]) {
    await as(scene.owner).post(`${scene.path}/invitations`, {
      body: { email: "z@y.example", role: "recruiter" },
    });
    tokens.push(tokenIn(letters));
  }
  const person = await buildUser(db);
  const answers = await Promise.all(
    tokens.map((token) => as(person).post(`/api/invitations/${token}/accept`)),
  );
  expect(statusesOf(answers)).toEqual([200, 200]);
});

test("of eight equal invitations at once, one is sent", async () => {
  const { admin, owner, path } = await buildTeamScene(db);
  letters.length = 0;
  const answers = await Promise.all(
    times(8, (index) =>
      as(index % 2 === 0 ? admin : owner).post(`${path}/invitations`, {
        body: { email: "same@y.example", role: "recruiter" },
      }),
    ),
  );
  expect(statusesOf(answers)).toEqual([201, ...times(7, () => 409)]);
  expect(letters).toHaveLength(1);
});

test("one of two members who remove each other at once stays", async () => {
  const { owner, admin, recruiter, path } = await buildTeamScene(db);
  await as(owner).patch(`${path}/members/${recruiter.id}`, { body: { role: "admin" } });
  const answers = await Promise.all([
    as(admin).delete(`${path}/members/${recruiter.id}`),
    as(recruiter).delete(`${path}/members/${admin.id}`),
  ]);
  expect(statusesOf(answers)).toEqual([204, 403]);
});

test("of handing a company over to several at once, one is done, and there is one owner", async () => {
  const { owner, admin, recruiter, path } = await buildTeamScene(db);
  const answers = await Promise.all(
    [admin, recruiter, admin, recruiter].map(({ id }) =>
      as(owner).post(`${path}/owner`, { body: { userId: id } }),
    ),
  );
  expect(statusesOf(answers)).toEqual([200, 403, 403, 403]);
  const { body } = await as(owner).get<{ role: string }[]>(`${path}/members`);
  expect(body.filter(({ role }) => role === "owner")).toHaveLength(1);
});

test("a member who is removed while the company is handed to them is either removed or the owner", async () => {
  for (const _ of times(5, () => 0)) {
    const { owner, admin, recruiter, path } = await buildTeamScene(db);
    const [given, removed] = await Promise.all([
      as(owner).post(`${path}/owner`, { body: { userId: recruiter.id } }),
      as(admin).delete(`${path}/members/${recruiter.id}`),
    ]);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([given.status, removed.status]);
  }
});

test("a company that is deleted while somebody posts for it has no jobs, or stays", async () => {
  for (const _ of times(5, () => 0)) {
    const owner = await buildUser(db, { role: "company" });
    const { body } = await as(owner).post<{ id: string }>("/api/companies", {
      body: { name: "Z" },
    });
    const [posted, deleted] = await Promise.all([
      as(await buildUser(db, { role: "recruiter" })).post("/api/jobs", {
        body: newJob(body.id),
      }),
      as(owner).delete(`/api/companies/${body.id}`),
    ]);
    expect([
      [201, 409],
      [400, 204],
    ]).toContainEqual([posted.status, deleted.status]);
  }
});

test("roles that are changed at once end in one of them, and each answer says its own", async () => {
  const { owner, admin, recruiter, path } = await buildTeamScene(db);
  const roles = ["admin", "reviewer", "admin", "reviewer"];
  const answers = await Promise.all(
    roles.map((role, index) =>
      as(index % 2 === 0 ? owner : admin).patch<{ role: string }>(
        `${path}/members/${recruiter.id}`,
        { body: { role } },
      ),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.role])).toEqual(
    roles.map((role) => [200, role]),
  );
});

test("the poster is told once when eight managers take a job over at once", async () => {
  const { admin, stranger, company } = await buildTeamScene(db);
  const job = await buildJob(db, { companyId: company.id, postedBy: stranger.id });
  letters.length = 0;
  const answers = await Promise.all(
    times(8, () => as(admin).post(`/api/jobs/${job.id}/take-over`)),
  );
  expect(statusesOf(answers)).toEqual(times(8, () => 200));
  expect(letters).toHaveLength(1);
});
