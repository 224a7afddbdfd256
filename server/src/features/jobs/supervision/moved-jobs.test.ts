import { expect, test } from "vitest";
import { suspendCompany } from "#features/companies/supervision/suspension.service.ts";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { oneBehindTheOther, rowOfJob } from "#test/database/hold-rows.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous } = await startApp({ env: { RATE_LIMIT: "off" } });
const administrator = as(await buildUser(db, { administratorSince: new Date() }));
const suspended = { status: 403, body: "This company is suspended" };

/** An owner with a company whose jobs are approved, and with a new one. */
const twoCompanies = async () => {
  const owner = await buildUser(db, { role: "company" });
  const known = await buildCompany(db, { ownerId: owner.id });
  const fresh = await buildCompany(db, { ownerId: owner.id });
  const job = await buildJob(db, { companyId: known.id, postedBy: owner.id });
  const move = (id: string, companyId: string) =>
    as(owner).patch(`/api/jobs/${id}`, { body: { companyId } });
  return { owner, known, fresh, job, move };
};
const listedOf = async (companyId: string) =>
  (await anonymous.get<unknown[]>("/api/jobs", { query: { companyId } })).body.length;
const suspend = (companyId: string) =>
  administrator.put(`/api/admin/companies/${companyId}/suspension`, { body: { reason: "Scams." } });

test("a job that is moved to a new company is held as its first one is, until a look", async () => {
  const { owner, known, fresh, job, move } = await twoCompanies();
  const settings = (firstJobs: string) =>
    administrator.patch("/api/admin/settings", { body: { firstJobs } });
  await settings("after-a-look");
  const posted = await as(owner).post<{ id: string }>("/api/jobs", { body: newJob(known.id) });
  expect(posted.body).toMatchObject({ held: false, listed: true });
  expect(await move(posted.body.id, fresh.id)).toMatchObject({
    status: 200,
    body: { held: true, listed: false },
  });
  expect(await listedOf(fresh.id)).toBe(0);
  expect((await anonymous.get(`/api/jobs/${posted.body.id}`)).status).toBe(404);
  // Back where jobs are approved it still waits for its own approval.
  expect((await move(posted.body.id, known.id)).body).toMatchObject({ held: true });
  await administrator.put(`/api/admin/jobs/${posted.body.id}/approval`);
  expect((await as(owner).get(`/api/jobs/${posted.body.id}`)).body).toMatchObject({ listed: true });

  // Nor does it count as approved that the moved job was.
  expect((await move(job.id, fresh.id)).body).toMatchObject({ held: true });
  const next = await as(owner).post("/api/jobs", { body: newJob(fresh.id) });
  expect(next.body).toMatchObject({ held: true });
  await settings("at-once");
  expect((await move(posted.body.id, fresh.id)).body).toMatchObject({ held: false, listed: true });
});

test("a job leaves no company that is suspended, and comes to none", async () => {
  const { owner, known, fresh, job, move } = await twoCompanies();
  await suspend(known.id);
  expect(await move(job.id, fresh.id)).toMatchObject(suspended);
  expect([await listedOf(known.id), await listedOf(fresh.id)]).toEqual([0, 0]);
  expect((await as(owner).get(`/api/jobs/${job.id}`)).body).toMatchObject({ companyId: known.id });
  // Everything else of it may be edited, which lists nothing.
  const edit = { body: { title: "Changed", companyId: known.id } };
  expect(await as(owner).patch(`/api/jobs/${job.id}`, edit)).toMatchObject({
    status: 200,
    body: { listed: false },
  });
  await administrator.delete(`/api/admin/companies/${known.id}/suspension`);
  await suspend(fresh.id);
  expect(await move(job.id, fresh.id)).toMatchObject(suspended);
});

test("a job is moved by who manages it, to a company where they may post", async () => {
  const { owner, known, fresh, job, move } = await twoCompanies();
  const other = await buildCompany(db, { postingBy: "members" });
  expect(await move(job.id, other.id)).toMatchObject({
    status: 403,
    body: "Only members of this company may post its jobs",
  });
  const stranger = await buildUser(db, { role: "recruiter" });
  const theirs = await buildCompany(db, { ownerId: stranger.id });
  const taken = { body: { companyId: theirs.id } };
  expect(await as(stranger).patch(`/api/jobs/${job.id}`, taken)).toMatchObject({ status: 403 });
  expect((await move(job.id, fresh.id)).status).toBe(200);
  expect((await as(owner).get(`/api/jobs/${job.id}`)).body).toMatchObject({ companyId: fresh.id });
  expect(await listedOf(known.id)).toBe(0);
});

test("a job that is moved while its company is being suspended stays there, unlisted", async () => {
  const { owner, known, fresh, job } = await twoCompanies();
  const browser = as(owner);
  const reason = "Scams.";
  const moved = await requestDuring(
    db,
    (db) => suspendCompany(db, { id: known.id, actorId: owner.id, reason }),
    () => browser.patch(`/api/jobs/${job.id}`, { body: { companyId: fresh.id } }),
  );
  expect(moved).toMatchObject(suspended);
  expect([await listedOf(known.id), await listedOf(fresh.id)]).toEqual([0, 0]);
});

test("a job that is moved while its team takes it over is moved, and taken over where it is then", async () => {
  const { owner, fresh, job } = await twoCompanies();
  const browser = as(owner);
  const [moved, taken] = await oneBehindTheOther(
    db,
    rowOfJob(job),
    () => browser.patch(`/api/jobs/${job.id}`, { body: { companyId: fresh.id } }),
    () => browser.post(`/api/jobs/${job.id}/take-over`),
  );
  expect(moved).toMatchObject({ status: 200, body: { companyId: fresh.id } });
  expect(taken).toMatchObject({ status: 200, body: { companyId: fresh.id } });
});
