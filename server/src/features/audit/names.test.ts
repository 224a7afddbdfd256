// Whose names a record tells: those that its own ids mean, and none that somebody wrote into a text.
import { expect, test } from "vitest";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";

const { as, db } = await startApp({ env: { RATE_LIMIT: "off" } });

interface Entry {
  action: string;
  changes: object;
  names: Record<string, string>;
}

test("an id that somebody writes into a text tells nobody's name, neither of people nor of jobs", async () => {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id });
  const elsewhere = await buildUser(db, { firstName: "Wilhelmina", lastName: "Quist" });
  const draft = await buildJob(db, { title: "Secret Tower", isActive: false, isDraft: true });
  const path = `/api/companies/${company.id}`;
  const body = { industry: elsewhere.id, location: draft.id, ownWords: elsewhere.id };
  expect((await as(owner).patch(path, { body })).status).toBe(200);
  const job = { ...newJob(company.id), title: elsewhere.id, requirements: draft.id };
  const posted = await as(owner).post<{ id: string }>("/api/jobs", { body: job });
  expect(posted.status).toBe(201);
  await as(owner).patch(`/api/jobs/${posted.body.id}`, { body: { location: elsewhere.id } });

  const { body: history } = await as(owner).get<Entry[]>(`${path}/history`);
  expect(history.map(({ action }) => action)).toEqual([
    "job-edited",
    "job-posted",
    "company-edited",
  ]);
  for (const { names } of history) {
    expect(Object.keys(names)).not.toContain(draft.id);
    // The job bears this id as its title, and is called so.
    expect(names[elsewhere.id]).toBeUndefined();
    expect(names[owner.id]).toBe("Ada Moreau");
  }
  const administrator = as(await buildUser(db, { administratorSince: new Date() }));
  const { body: record } = await administrator.get<Entry[]>("/api/admin/audit");
  expect(JSON.stringify(record)).not.toContain("Quist");
  expect(JSON.stringify(record)).not.toContain("Secret Tower");
});
