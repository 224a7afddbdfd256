import { expect, test } from "vitest";
import { buildApplication, buildJob, buildUser } from "#test/build.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

const { db, as } = await startApp({ env: { RATE_LIMIT: "off" } });
const someone = await buildUser(db, { administratorSince: new Date() });
const administrator = as(someone);
const read = async (query: Record<string, string> = {}) => {
  const { status, body } = await administrator.get<Record<string, unknown>[]>("/api/admin/audit", {
    query,
  });
  expect(status).toBe(200);
  return body;
};

test("what an administrator does is kept with who did it, what it is about, and when", async () => {
  const user = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { postedBy: user.id });
  const because = { body: { reason: "It is a scam." } };
  await administrator.put(`/api/admin/jobs/${job.id}/takedown`, because);
  await administrator.delete(`/api/admin/jobs/${job.id}/takedown`);
  await administrator.put(`/api/admin/users/${user.id}/suspension`, because);
  await administrator.delete(`/api/admin/users/${user.id}/suspension`);
  await administrator.delete(`/api/admin/users/${user.id}/sessions`);
  await administrator.patch("/api/admin/settings", { body: { name: "Board" } });

  const actor = { id: someone.id, username: someone.username };
  expect(await read({ subject: job.id })).toMatchObject([
    { action: "job-restored", actor, subject: { type: "job", id: job.id } },
    { action: "job-taken-down", actor, changes: { reason: "It is a scam." } },
  ]);
  expect(await read({ subject: user.id })).toMatchObject([
    { action: "sessions-ended" },
    { action: "user-restored" },
    { action: "user-suspended", subject: { type: "user", id: user.id } },
  ]);
  expect(await read({ action: "settings-changed", actor: someone.id })).toMatchObject([
    { actor, changes: { name: "Board" } },
  ]);
  const [newest] = await read();
  const at = String(newest?.["at"]);
  expect(await read({ from: at, to: at })).toContainEqual(newest);
  expect(await read({ to: "2020-01-01" })).toEqual([]);
  expect(
    (await administrator.get("/api/admin/audit", { query: { action: "made-up" } })).status,
  ).toBe(400);
});

test("each change of an application's status is in the record, and its arrival is not", async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const { id: jobId } = await buildJob(db, { postedBy: recruiter.id });
  const one = await buildApplication(db, { jobId });
  const other = await buildApplication(db, { jobId });
  const both = { applicationIds: [one.id, other.id] };
  await as(recruiter).put(`/api/applications/${one.id}/status`, {
    body: { status: "under_review" },
  });
  for (const status of ["rejected", "rejected"])
    await as(recruiter).post("/api/applications/bulk-update", { body: { ...both, status } });
  const actor = { id: recruiter.id, username: recruiter.username };
  const entry = (from: string, to: string, { id }: { id: string }) => ({
    actor,
    action: "status-changed",
    subject: { type: "application", id },
    changes: { status: { from, to } },
  });
  expect(await read({ subject: one.id })).toMatchObject([
    entry("under_review", "rejected", one),
    entry("pending", "under_review", one),
  ]);
  expect(await read({ subject: other.id, action: "status-changed" })).toMatchObject([
    entry("pending", "rejected", other),
  ]);
});

test("no call of an administrator changes or removes an entry of the record", async () => {
  const user = await buildUser(db);
  await administrator.delete(`/api/admin/users/${user.id}/sessions`);
  const [entry] = await auditEntriesOf(db, user.id);
  for (const path of ["/api/admin/audit", `/api/admin/audit/${entry?.id}`])
    for (const method of ["post", "put", "patch", "delete"] as const) {
      const { status } = await administrator[method](path, { body: { action: "user-restored" } });
      expect([404, 405]).toContain(status);
    }
  expect(await auditEntriesOf(db, user.id)).toEqual([entry]);
});

test("an entry has the names of whom and what it concerns, and of its company", async () => {
  const { owner, recruiter, company, path } = await buildTeamScene(db);
  await as(owner).patch(`${path}/members/${recruiter.id}`, { body: { role: "reviewer" } });
  const nameless = await buildUser(db, { firstName: null, lastName: null });
  await administrator.delete(`/api/admin/users/${nameless.id}/sessions`);
  const called = ({ firstName, lastName }: typeof owner) =>
    [firstName, lastName].filter(Boolean).join(" ");

  const [entry] = await read({ subject: recruiter.id });
  expect(entry).toMatchObject({
    action: "role-changed",
    companyId: company.id,
    names: {
      [owner.id]: called(owner),
      [recruiter.id]: called(recruiter),
      [company.id]: company.name,
    },
  });
  const [ended] = await read({ subject: nameless.id });
  expect(ended).toMatchObject({ companyId: null, names: { [nameless.id]: nameless.username } });

  const job = await buildJob(db, { postedBy: recruiter.id, title: "Keeper" });
  const { id } = await buildApplication(db, { jobId: job.id });
  await as(recruiter).put(`/api/applications/${id}/status`, { body: { status: "rejected" } });
  const [moved] = await read({ subject: id });
  expect(moved).toMatchObject({ names: { [id]: "Keeper" } });
});
