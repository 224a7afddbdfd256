// Jobs that are written while the gazetteer of a fresh start is filled get their places as well.
import { expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { newAuditEntries, whileItWaits } from "#test/database/hold-rows.ts";
import { placeOfJob } from "#test/jobs/job-rows.ts";
import { newJob } from "#test/new-job.ts";
import { headOf } from "#test/page-head.ts";
import { startApp } from "#test/start-app.ts";
import { placeJobs } from "./job-places.service.ts";

const { db, as, anonymous } = await startApp();
const { id: companyId } = await buildCompany(db);
const recruiter = as(await buildUser(db, { role: "recruiter" }));
const lisbon = { city: "Lisbon", region: "Lisbon", country: "PT" };

const dataOf = async (id: string) =>
  headOf((await anonymous.get<string>(`/jobs/${id}`)).body).data as object | null;

test("a job that waits to be written until all others have their places gets its own", async () => {
  const draft = { ...newJob(companyId), location: "Lisbon" };
  const { body: early } = await recruiter.post<{ id: string }>("/api/jobs", { body: draft });
  expect(await dataOf(early.id)).toBeNull();

  const { body: late } = await whileItWaits(
    db,
    newAuditEntries,
    () => recruiter.post<{ id: string }>("/api/jobs", { body: draft }),
    () => placeJobs(db),
  );
  for (const { id } of [early, late]) {
    expect(await placeOfJob(db, id)).toEqual(lisbon);
    expect(await dataOf(id)).toMatchObject({ jobLocation: { address: { addressCountry: "PT" } } });
  }
});
