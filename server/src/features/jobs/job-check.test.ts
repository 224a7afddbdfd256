import type { JobRemark } from "@rolecall/contract/jobs/job-check.ts";
import { expect, test } from "vitest";
import { buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, db } = await startApp();

test("who manages a job reads what its text could do better, and others may not", async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const stranger = await buildUser(db, { role: "recruiter" });
  const { id } = await buildJob(db, { postedBy: recruiter.id, title: "NINJA WANTED!" });
  const { status, body } = await as(recruiter).get<JobRemark[]>(`/api/jobs/${id}/check`);
  expect(status).toBe(200);
  expect(body).toEqual(
    expect.arrayContaining([
      { code: "title-shouting", field: "title", message: expect.any(String) },
      { code: "excluding-words", field: "title", message: expect.any(String), words: ["ninja"] },
    ]),
  );
  expect((await as(stranger).get(`/api/jobs/${id}/check`)).status).toBe(403);
  expect((await as(recruiter).get(`/api/jobs/${crypto.randomUUID()}/check`)).status).toBe(404);
});

test("a draft is looked at without being kept, whatever is missing in it", async () => {
  const recruiter = as(await buildUser(db, { role: "recruiter" }));
  const { status, body } = await recruiter.post<JobRemark[]>("/api/jobs/check", {
    body: { location: "Remote", salaryMax: 90_000 },
  });
  expect(status).toBe(200);
  expect(body.map(({ code }) => code)).toEqual(["remote-country", "text-thin"]);
  expect((await recruiter.post("/api/jobs/check", { body: { title: 7 } })).status).toBe(400);
});
