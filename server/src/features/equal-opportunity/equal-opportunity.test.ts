import { groupKeys } from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";
import { expect, test } from "vitest";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";
import { listTold } from "./equal-opportunity.queries.ts";

const services = await startApp();
const { as, db } = services;
const nothing = { gender: null, ethnicity: null, age: null, disability: null };

const scene = async () => {
  const { people, application } = await buildHiringScene(services);
  const path = `/api/applications/${application.id}`;
  const applicant = as(people.applicant);
  return {
    people,
    application,
    path,
    applicant,
    tell: (body: object) => applicant.put(`${path}/equal-opportunity`, { body }),
    read: async () => (await applicant.get(`${path}/equal-opportunity`)).body,
  };
};

test("a candidate tells of themselves as much as they like, and takes it back", async () => {
  const { tell, read } = await scene();
  expect(await read()).toEqual(nothing);
  const told = { gender: "woman", ethnicity: "several", age: "40-or-over", disability: "no" };
  expect(await tell(told)).toMatchObject({ status: 200, body: told });
  expect(await read()).toEqual(told);
  expect((await tell({ age: "under-40", gender: null })).body).toEqual({
    ...nothing,
    age: "under-40",
  });
  expect((await tell({})).body).toEqual(nothing);
});

test.each(groupKeys)("an unknown answer for %s is refused, and changes nothing", async (key) => {
  const { tell, read } = await scene();
  await tell({ gender: "man" });
  expect(await tell({ [key]: "purple" })).toMatchObject({
    status: 400,
    body: "Choose one of the answers, or none",
  });
  expect(await read()).toMatchObject({ gender: "man" });
});

test("nobody but the candidate reads or writes it, and no answer to an employer holds it", async () => {
  const { people, application, path, tell, read } = await scene();
  await tell({ ethnicity: "indigenous" });
  for (const who of [people.manager, people.owner, people.reviewer, people.administrator]) {
    expect((await as(who).get(`${path}/equal-opportunity`)).status).toBe(404);
    expect((await as(who).put(`${path}/equal-opportunity`, { body: {} })).status).toBe(404);
  }
  const manager = as(people.manager);
  for (const call of [path, `/api/applications/job/${application.jobId}`, `${path}/timeline`])
    expect(JSON.stringify((await manager.get(call)).body)).not.toContain("indigenous");
  expect(await read()).toMatchObject({ ethnicity: "indigenous" });
});

test("it goes with the application", async () => {
  const { people, application, tell } = await scene();
  await tell({ gender: "other" });
  await eraseApplicationsOf(db, people.applicant.id);
  expect(await listTold(db, [application.id])).toEqual([]);
});
