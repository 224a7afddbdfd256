import { expect, test } from "vitest";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous, letters } = await startApp({ env: { RATE_LIMIT: "off" } });
const administrator = as(await buildUser(db, { administratorSince: new Date() }));
const because = { body: { reason: "It asks for money." } };

const scene = async () => {
  const poster = await buildUser(db, { role: "recruiter" });
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id });
  const job = await buildJob(db, { postedBy: poster.id, companyId: company.id });
  return { poster: as(poster), people: { poster, owner }, job, path: `/api/jobs/${job.id}` };
};
const takedownOf = ({ job }: { job: { id: string } }) => `/api/admin/jobs/${job.id}/takedown`;

test("a job taken down is gone for everybody but who manages it, who reads why", async () => {
  const { poster, people, job, path } = await scene();
  const takedown = { reason: "It asks for money.", at: expect.any(String), answer: null };
  expect(await administrator.put(takedownOf({ job }), because)).toMatchObject({
    status: 200,
    body: { takedown },
  });

  const gone = { status: 410, body: "This listing was taken down" };
  expect(await anonymous.get(path)).toMatchObject(gone);
  expect(await as(await buildUser(db)).get(path)).toMatchObject(gone);
  expect(await administrator.get(path)).toMatchObject(gone);
  expect((await anonymous.get(`/jobs/${job.id}`)).status).toBe(410);
  expect((await poster.get(`/jobs/${job.id}`)).status).toBe(200);
  expect((await poster.get(path)).body).toMatchObject({ takedown });
  expect((await poster.get("/api/jobs/mine")).body).toMatchObject([{ takedown }]);
  expect(await poster.patch(path, { body: { title: "Changed" } })).toMatchObject({ status: 200 });
  const list = await anonymous.get("/api/jobs", { query: { companyId: job.companyId } });
  expect(list.body).toEqual([]);
  const told = letters.filter(({ subject }) => subject.includes(job.title));
  expect(new Set(told.map(({ to }) => to))).toEqual(
    new Set([people.poster.email, people.owner.email]),
  );
  for (const { text } of told) {
    expect(text).toContain("It asks for money.");
    expect(text).toContain(`/jobs/${job.id}`);
  }
});

test("another reason replaces the first, and listing the job again ends it all", async () => {
  const { poster, job, path } = await scene();
  await administrator.put(takedownOf({ job }), because);
  await administrator.put(takedownOf({ job }), { body: { reason: "It is a scam." } });
  expect((await poster.get(path)).body).toMatchObject({ takedown: { reason: "It is a scam." } });
  expect((await administrator.delete(takedownOf({ job }))).status).toBe(204);
  expect((await administrator.delete(takedownOf({ job }))).status).toBe(204);
  expect((await poster.get(path)).body).toMatchObject({ takedown: null, listed: true });
  expect((await anonymous.get(path)).status).toBe(200);
  const list = await anonymous.get<{ id: string }[]>("/api/jobs", {
    query: { companyId: job.companyId },
  });
  expect(list.body.map(({ id }) => id)).toEqual([job.id]);
});

test("who manages a job answers its takedown once, and that opens the case", async () => {
  const { poster, job, path } = await scene();
  const answer = (text: string) => poster.post(`${path}/takedown/answer`, { body: { text } });
  expect(await answer("Why?")).toMatchObject({
    status: 409,
    body: "This listing was not taken down",
  });
  await administrator.put(takedownOf({ job }), because);
  expect(await answer(" ")).toMatchObject({ status: 400, body: "An answer is required" });
  expect((await answer("We never do.")).status).toBe(201);
  expect(await answer("Again.")).toMatchObject({ status: 409, body: "You have already answered" });
  const given = { text: "We never do.", at: expect.any(String) };
  expect((await poster.get(path)).body).toMatchObject({ takedown: { answer: given } });
  const open = await administrator.get("/api/admin/reports");
  expect(open.body).toContainEqual(
    expect.objectContaining({ id: job.id, kind: "job", count: 0, answer: given, decision: null }),
  );

  await administrator.delete(takedownOf({ job }));
  await administrator.put(takedownOf({ job }), because);
  expect((await answer("Once more.")).status).toBe(201);
});

test("a stranger answers nothing", async () => {
  const { job, path } = await scene();
  await administrator.put(takedownOf({ job }), because);
  const stranger = as(await buildUser(db, { role: "recruiter" }));
  const answer = await stranger.post(`${path}/takedown/answer`, { body: { text: "Mine!" } });
  expect(answer.status).toBe(403);
});
