// The search rows are kept by triggers: whatever happens to jobs and companies, the search knows.
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildJobs } from "#test/build.ts";
import { changeJob, deleteJob, renameCompany } from "#test/change.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { buildJobScene } from "#test/job-scene.ts";
import {
  countOpenJobs,
  drawSampledIds,
  rowsOfSampled,
  searchRowVersion,
  searchStates,
} from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const find = async (query: string) =>
  (await anonymous.get<ListedJob[]>("/api/jobs", { query: { query } })).body.map(({ id }) => id);

const total = async () => Number((await anonymous.get("/api/jobs")).headers["x-total-count"]);

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

/** A job, and its poster's and its company's hands on it. */
const scene = async () => {
  const { recruiter, owner, company, job } = await buildJobScene(db);
  const [poster, manager] = [as(recruiter), as(owner)];
  const editJob = async (body: object) => {
    const { status } = await poster.patch(`/api/jobs/${job.id}`, { body });
    expect(status).toBe(200);
  };
  const rename = async (name: string) => {
    const { status } = await manager.patch(`/api/companies/${company.id}`, { body: { name } });
    expect(status).toBe(200);
  };
  return { recruiter, company, job, editJob, rename };
};

test("a closed job is not found, and is again once reopened", async () => {
  const { job, editJob } = await scene();
  await editJob({ title: "Falconer" });
  expect(await find("falconer")).toEqual([job.id]);
  const before = await total();
  await editJob({ isActive: false });
  expect(await find("falconer")).toEqual([]);
  expect(await total()).toBe(before - 1);
  await editJob({ isActive: true });
  expect(await find("falconer")).toEqual([job.id]);
  expect(await total()).toBe(before);
});

test("a job leaves the search with its deadline, without anybody's doing", async () => {
  const before = await total();
  await buildJob(db, { title: "Glassblower gone", deadline: new Date(Date.now() - 1) });
  const open = await buildJob(db, {
    title: "Glassblower",
    deadline: inDays(1),
    createdAt: inDays(-1),
  });
  const soon = await buildJob(db, { title: "Glassblower", deadline: inDays(0.0001) });
  expect(await find("glassblower")).toEqual([soon.id, open.id]);
  expect(await total()).toBe(before + 2);
});

test("an edit reaches the search at once, words, place and filters", async () => {
  const { job, editJob } = await scene();
  await editJob({ title: "Cooper", requirements: "Oak", location: "Cádiz", type: "contract" });
  expect(await find("cooper oak")).toEqual([job.id]);
  const { body } = await anonymous.get<ListedJob[]>("/api/jobs", {
    query: { location: "cadiz", type: "contract" },
  });
  expect(body.map(({ id }) => id)).toEqual([job.id]);
  await editJob({ title: "Brewer", requirements: null });
  expect(await find("cooper")).toEqual([]);
  expect(await find("oak")).toEqual([]);
});

test("a company's new name finds its jobs, the old one no longer", async () => {
  const { job, rename, editJob } = await scene();
  await rename("Zephyr Kites");
  expect(await find("zephyr")).toEqual([job.id]);
  await rename("Mistral Kites");
  expect(await find("zephyr")).toEqual([]);
  expect(await find("mistral")).toEqual([job.id]);
  await editJob({ companyId: (await buildCompany(db, { name: "Sirocco" })).id });
  expect(await find("mistral")).toEqual([]);
  expect(await find("sirocco")).toEqual([job.id]);
});

test("a job posted while its company is renamed is found by the new name", async () => {
  const { company, recruiter } = await scene();
  const draft = {
    title: "Saddler",
    description: "Leather",
    location: "Jerez",
    type: "full-time",
    experienceLevel: "mid",
    category: "design",
    companyId: company.id,
  };
  const browser = as(recruiter);
  const posted = await requestDuring(
    db,
    (db) => renameCompany(db, company.id, "Alazan"),
    () => browser.post<{ id: string }>("/api/jobs", { body: draft }),
  );
  expect(posted.status).toBe(201);
  expect(await find("alazan saddler")).toEqual([posted.body.id]);
});

test("a job edited while its company is renamed keeps both changes", async () => {
  const { company, job, editJob, rename } = await scene();
  await requestDuring(
    db,
    (db) => renameCompany(db, company.id, "Bayonet"),
    () => editJob({ title: "Cutler" }),
  );
  expect(await find("bayonet cutler")).toEqual([job.id]);
  await requestDuring(
    db,
    (db) => changeJob(db, job.id, { title: "Bladesmith" }),
    () => rename("Damascus"),
  );
  expect(await find("damascus bladesmith")).toEqual([job.id]);
});

test("a job that leaves a company while that is renamed does not take the name along", async () => {
  const { job, rename } = await scene();
  const next = await buildCompany(db, { name: "Nextdoor" });
  await requestDuring(
    db,
    (db) => changeJob(db, job.id, { companyId: next.id }),
    () => rename("Yesterdays"),
  );
  expect(await find("yesterdays")).toEqual([]);
  expect(await find("nextdoor")).toEqual([job.id]);
});

test("an application changes nothing about a job in the search", async () => {
  const { job } = await scene();
  const before = await searchRowVersion(db, job.id);
  expect(before).toBeDefined();
  await buildApplication(db, { jobId: job.id });
  expect(await searchRowVersion(db, job.id)).toBe(before);
});

test("a job of the sample is there as it is in the search, as long as it is", async () => {
  const { company, recruiter } = await scene();
  const [id = ""] = await drawSampledIds(db, 1);
  await buildJob(db, { id, companyId: company.id, postedBy: recruiter.id });
  const { company: other } = await scene();
  await buildJob(db, { companyId: other.id });
  const changes = [
    () => changeJob(db, id, { title: "Cooper", location: "Oslo", salaryMin: 70_000 }),
    () => renameCompany(db, company.id, "Observatory"),
  ];
  for (const change of changes) {
    const before = await rowsOfSampled(db, id);
    await change();
    const after = await rowsOfSampled(db, id);
    expect(after.sample).toEqual(after.search);
    expect(after.sample).not.toEqual(before.sample);
  }
  await changeJob(db, id, { isActive: false });
  expect(await rowsOfSampled(db, id)).toEqual({ sample: null, search: null });
});

test("the rows and counters after any changes equal those of a fresh start", async () => {
  const [company, next] = [await buildCompany(db), await buildCompany(db, { name: "Observatory" })];
  const made = await buildJobs(
    db,
    Array.from({ length: 40 }, (_, index) => ({
      title: `Astronomer ${index}`,
      location: ["Atacama", "La Palma", "Mauna Kea"][index % 3] ?? "",
      companyId: company.id,
      isActive: index % 10 < 9,
      deadline: index % 5 === 0 ? null : inDays(index - 10),
    })),
  );
  const changes = [
    { deadline: inDays(1) },
    { deadline: null },
    { deadline: inDays(-30) },
    { isActive: false },
    { title: "Astrophysicist" },
    { description: "Watch the sky" },
    { requirements: "Patience" },
    { location: "Siding Spring" },
    { salaryMin: 1 },
    { isActive: true },
    { salaryMax: 2 },
    { type: "hybrid" as const },
    { experienceLevel: "entry" as const },
    { category: "education" as const },
    { companyId: next.id },
    { createdAt: inDays(-40) },
  ];
  await Promise.all([
    ...changes.map((row, index) => changeJob(db, made[index]?.id ?? "", row)),
    deleteJob(db, made[20]?.id ?? ""),
    renameCompany(db, company.id, "Planetarium"),
  ]);
  expect(await total()).toBe(await countOpenJobs(db));
  const { kept, fresh } = await searchStates(db);
  expect(kept).toEqual(fresh);
});
