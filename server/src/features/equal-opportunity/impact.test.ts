import type {
  EqualOpportunity,
  Impact,
} from "@rolecall/contract/equal-opportunity/equal-opportunity.schemas.ts";
import {
  quarterBefore,
  quarterOf,
  spanOfQuarter,
} from "@rolecall/contract/equal-opportunity/quarter.ts";
import { expect, test } from "vitest";
import { record } from "#events/record.service.ts";
import { buildApplication } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";
import { upsertTold } from "./equal-opportunity.queries.ts";

const { as, db } = await startApp();

const thisQuarter = quarterOf(new Date());
const lastQuarter = quarterBefore(thisQuarter);
/** These ended at least three months ago. A quarter is computed once for all, so each test has its own. */
const [second, third, fourth] = [2, 3, 4].map((count) =>
  Array.from({ length: count }).reduce<string>(quarterBefore, thisQuarter),
) as [string, string, string];

const nothing: EqualOpportunity = { gender: null, ethnicity: null, age: null, disability: null };

const scene = async () => {
  const team = await buildTeamScene(db);
  /** Applications of a quarter whose candidates said the same; so many of them were once shortlisted. */
  const sent = async (
    quarter: string,
    { count, selected, ...told }: { count: number; selected: number } & Partial<EqualOpportunity>,
  ) => {
    const appliedAt = spanOfQuarter(quarter).from;
    for (let number = 0; number < count; number += 1) {
      const application = await buildApplication(db, { jobId: team.job.id, appliedAt });
      await upsertTold(db, { applicationId: application.id, ...nothing, ...told });
      const by = { type: "status", side: "employer", actorId: team.recruiter.id } as const;
      if (number < selected)
        await record(db, [
          { ...by, application, data: { from: "pending", to: "shortlisted" } },
          { ...by, application, data: { from: "shortlisted", to: "rejected" } },
        ]);
    }
  };
  const read = async (quarter: string, who: { id: string } = team.owner) =>
    as(who).get<Impact>(`/api/companies/${team.company.id}/impact`, { query: { quarter } });
  return { ...team, sent, read };
};

test("groups of five and more are told with their share of the highest share, once and never anew", async () => {
  const { sent, read } = await scene();
  await sent(second, { gender: "woman", count: 7, selected: 3 });
  await sent(second, { gender: "man", count: 7, selected: 6 });
  await sent(second, { gender: "other", count: 4, selected: 4 });
  await sent(second, { age: "under-40", disability: "no", count: 6, selected: 2 });
  await sent(second, { age: "40-or-over", count: 9, selected: 1 });
  const groups = [
    { key: "gender", value: "woman", applications: 7, selected: 3, ratio: 0.5 },
    { key: "gender", value: "man", applications: 7, selected: 6, ratio: 1 },
    { key: "age", value: "under-40", applications: 6, selected: 2, ratio: 1 },
    { key: "age", value: "40-or-over", applications: 9, selected: 1, ratio: 0.33 },
    { key: "disability", value: "no", applications: 6, selected: 2, ratio: 1 },
  ];
  expect(await read(second)).toMatchObject({ status: 200, body: { quarter: second, groups } });
  await sent(second, { gender: "other", count: 5, selected: 5 });
  expect((await read(second)).body.groups).toEqual(groups);
});

test("where nobody was selected there is no ratio, and a company without groups has none", async () => {
  const [one, other] = [await scene(), await scene()];
  await one.sent(third, { ethnicity: "white", count: 5, selected: 0 });
  await other.sent(third, { ethnicity: "white", count: 4, selected: 2 });
  expect((await one.read(third)).body.groups).toEqual([
    { key: "ethnicity", value: "white", applications: 5, selected: 0, ratio: null },
  ]);
  expect((await other.read(third)).body.groups).toEqual([]);
});

test("two who ask first at the same moment read the same", async () => {
  const { sent, read } = await scene();
  await sent(fourth, { gender: "woman", count: 5, selected: 1 });
  // A quarter is computed by whoever comes first.
  const answers = await Promise.all([read(fourth), read(fourth), read(fourth)]);
  const expected = { key: "gender", value: "woman", applications: 5, selected: 1, ratio: 1 };
  for (const { body } of answers) expect(body.groups).toEqual([expected]);
});

test("a quarter is told 30 days after its end, and asked for by its name", async () => {
  const { read } = await scene();
  const unknown = { status: 404, body: "This quarter is not known yet" };
  expect(await read(thisQuarter)).toMatchObject(unknown);
  const isKnown = Date.now() >= spanOfQuarter(lastQuarter).to.getTime() + 30 * 86_400_000;
  expect((await read(lastQuarter)).status).toBe(isKnown ? 200 : 404);
  for (const quarter of ["", "2026", "2026-Q5", "2026-q1"])
    expect(await read(quarter)).toMatchObject({
      status: 400,
      body: "Choose a quarter, such as 2026-Q4",
    });
});

test("it is for who leads the company alone", async () => {
  const { read, recruiter, reviewer, admin } = await scene();
  expect((await read(third, admin)).status).toBe(200);
  for (const who of [recruiter, reviewer])
    expect(await read(third, who)).toMatchObject(roleRefused);
});
