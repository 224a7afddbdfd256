import type { Criterion, Scorecard } from "@rolecall/contract/hiring/scorecards.schemas.ts";
import { expect, test } from "vitest";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { withoutReleaseBefore } from "#test/change.ts";
import type { Client } from "#test/client.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";
import { replaceCriteria } from "./criteria.queries.ts";

const services = await startApp();
const { as, db } = services;
await withoutReleaseBefore(db);

const refusal = ({ status, body }: { status: number; body: unknown }) => [status, body];

const scene = async () => {
  const { people, application, job } = await buildHiringScene(services);
  const manager = as(people.manager);
  const reviewer = as(people.reviewer);
  const setCriteria = (criteria: unknown) =>
    manager.put<Criterion[]>(`/api/jobs/${job.id}/criteria`, { body: { criteria } });
  const score = (who: Client, body: object) =>
    who.put<Scorecard>(`/api/applications/${application.id}/scorecard`, { body });
  const cards = async (who: Client) =>
    (await who.get<Partial<Scorecard>[]>(`/api/applications/${application.id}/scorecards`)).body;
  return { people, job, manager, reviewer, setCriteria, score, cards };
};

test("criteria have four words each, and are replaced whole, in the order sent", async () => {
  const { job, reviewer, setCriteria } = await scene();
  const { body: first } = await setCriteria([
    { name: "Craft" },
    { name: "Care", words: ["Poor", "Fair", "Good", "Great"] },
  ]);
  expect(first).toEqual([
    { id: expect.any(String), name: "Craft", words: ["Strong no", "No", "Yes", "Strong yes"] },
    { id: expect.any(String), name: "Care", words: ["Poor", "Fair", "Good", "Great"] },
  ]);
  const [craft, care] = first;
  await setCriteria([{ name: "Speed" }, { ...care, name: "Kindness" }]);
  const { body } = await reviewer.get<Criterion[]>(`/api/jobs/${job.id}/criteria`);
  expect(body.map(({ id, name }) => [id, name])).toEqual([
    [expect.any(String), "Speed"],
    [care?.id, "Kindness"],
  ]);
  expect(refusal(await setCriteria([{ id: craft?.id, name: "Craft" }]))).toEqual([
    400,
    "Unknown criterion",
  ]);
});

test.each([
  ["no name", [{ name: " " }], "Criterion name is required"],
  [
    "three words",
    [{ name: "Craft", words: ["a", "b", "c"] }],
    "Give a word for each of the four levels",
  ],
  ["too many", Array.from({ length: 21 }, () => ({ name: "Craft" })), "At most 20 criteria"],
])("criteria are refused with %s", async (_, criteria, sentence) => {
  const { setCriteria } = await scene();
  expect(refusal(await setCriteria(criteria))).toEqual([400, sentence]);
});

test("a colleague's scorecard is hidden until one's own is in", async () => {
  const { people, manager, reviewer, setCriteria, score, cards } = await scene();
  const { body: criteria } = await setCriteria([{ name: "Craft" }, { name: "Care" }]);
  const [craft, care] = criteria.map(({ id }) => id);
  const written = await score(reviewer, {
    scores: [
      { criterionId: care, level: 2 },
      { criterionId: craft, level: 4, comment: "Steady hands." },
    ],
    recommendation: 3,
    comment: "Hire.",
  });
  const author = { id: people.reviewer.id, firstName: "Ada", lastName: "Moreau" };
  const reviewers = {
    author,
    submittedAt: expect.any(String),
    scores: [
      { criterionId: craft, level: 4, comment: "Steady hands." },
      { criterionId: care, level: 2, comment: null },
    ],
    recommendation: 3,
    comment: "Hire.",
  };
  expect([written.status, written.body]).toEqual([200, reviewers]);
  expect(await cards(reviewer)).toEqual([reviewers]);
  expect(await cards(manager)).toEqual([{ author, submittedAt: expect.any(String) }]);
  await score(manager, { scores: [], recommendation: 1 });
  expect(await cards(manager)).toMatchObject([reviewers, { recommendation: 1, comment: null }]);
});

test("a scorecard may be changed, and its scores of a removed criterion go", async () => {
  const { manager, setCriteria, score, cards } = await scene();
  const { body: criteria } = await setCriteria([{ name: "Craft" }, { name: "Care" }]);
  const scores = criteria.map(({ id }) => ({ criterionId: id, level: 1 }));
  await score(manager, { scores, recommendation: 1 });
  await score(manager, { scores, recommendation: 4, comment: "On second thought." });
  await setCriteria(criteria.slice(1));
  expect(await cards(manager)).toMatchObject([
    { scores: [{ criterionId: criteria[1]?.id, level: 1 }], recommendation: 4 },
  ]);
});

test("levels are whole numbers from 1 to 4, of criteria of the job, each once", async () => {
  const { manager, setCriteria, score, cards } = await scene();
  const { body: criteria } = await setCriteria([{ name: "Craft" }]);
  const criterionId = criteria[0]?.id;
  for (const level of [0, 5, 2.5, "3", null]) {
    const expected = [400, "Choose a level from 1 to 4"];
    expect(refusal(await score(manager, { scores: [], recommendation: level }))).toEqual(expected);
    const scores = [{ criterionId, level }];
    expect(refusal(await score(manager, { scores, recommendation: 3 }))).toEqual(expected);
  }
  const other = await scene();
  const { body: foreign } = await other.setCriteria([{ name: "Craft" }]);
  for (const ids of [[foreign[0]?.id], ["craft"], [criterionId, criterionId]]) {
    const scores = ids.map((id) => ({ criterionId: id, level: 3 }));
    expect(refusal(await score(manager, { scores, recommendation: 3 }))).toEqual([
      400,
      "Unknown criterion",
    ]);
  }
  expect(await cards(manager)).toEqual([]);
});

test("two scorecards of one colleague at the same moment leave one", async () => {
  const { manager, score, cards } = await scene();
  await Promise.all(
    [1, 2, 3, 4].map((recommendation) => score(manager, { scores: [], recommendation })),
  );
  expect(await cards(manager)).toHaveLength(1);
});

test("a score by a criterion that is left out at that moment is a conflict", async () => {
  const { job, manager, setCriteria, score } = await scene();
  const { body: criteria } = await setCriteria([{ name: "Craft" }]);
  const leaveOut = (db: Parameters<typeof replaceCriteria>[0]) =>
    replaceCriteria(db, { jobId: job.id, criteria: [] });
  const scores = criteria.map(({ id }) => ({ criterionId: id, level: 1 }));
  const answer = await requestDuring(db, leaveOut, () =>
    score(manager, { scores, recommendation: 1 }),
  );
  expect(refusal(answer)).toEqual([409, "This was changed meanwhile"]);
});

test("nothing of scorecards stays of an erased application", async () => {
  const { people, manager, score, cards } = await scene();
  await score(manager, { scores: [], recommendation: 4, comment: "Lives in Graz." });
  await eraseApplicationsOf(db, people.applicant.id);
  expect(await cards(manager)).toEqual([]);
});
