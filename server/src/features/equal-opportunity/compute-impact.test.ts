import {
  quarterBefore,
  quarterOf,
  spanOfQuarter,
} from "@rolecall/contract/equal-opportunity/quarter.ts";
import { expect, test } from "vitest";
import { buildApplication } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";
import { upsertTold } from "./equal-opportunity.queries.ts";
import { findGroups, listUncomputed } from "./impact.queries.ts";
import { computeDueImpact } from "./impact.service.ts";

const { db } = await startApp();

test("each quarter is computed without anybody asking, and then there is nothing to do", async () => {
  const quarter = quarterBefore(quarterBefore(quarterOf(new Date())));
  const { company, job } = await buildTeamScene(db);
  for (let number = 0; number < 5; number += 1) {
    const appliedAt = spanOfQuarter(quarter).from;
    const { id: applicationId } = await buildApplication(db, { jobId: job.id, appliedAt });
    const told = { gender: null, ethnicity: null, age: null, disability: "yes" } as const;
    await upsertTold(db, { applicationId, ...told });
  }
  expect(await listUncomputed(db, [quarter])).toEqual([quarter]);
  await computeDueImpact(db);
  expect(await findGroups(db, { companyId: company.id, quarter })).toMatchObject([
    { key: "disability", value: "yes", applications: 5 },
  ]);
  expect(await listUncomputed(db, [quarter])).toEqual([]);
});
