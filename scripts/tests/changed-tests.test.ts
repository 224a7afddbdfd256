import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testsOfChange } from "./changed-tests.mjs";

const root = join(import.meta.dirname, "../..");

test("a file of a feature calls for the tests of the feature", () => {
  expect(testsOfChange(["server/src/features/jobs/jobs.service.ts"]).filters).toEqual([
    "server/src/features/jobs/",
  ]);
});

test("a file of the server's base calls for the tests of its folder", () => {
  expect(
    testsOfChange(["server/src/http/limits/limits.ts", "server/src/mail/delivery.ts"]).filters,
  ).toEqual(["server/src/http/limits/", "server/src/mail/"]);
});

test("a file of the contract calls for its own tests, its feature's, and those of the screens that use it", () => {
  const file = "contract/src/conversations/messages.ts";
  expect(testsOfChange([file])).toEqual({
    filters: ["contract/src/conversations/", "server/src/features/messages/"],
    related: [file],
    journeys: [],
  });
});

test("a screen calls for its journeys", () => {
  expect(testsOfChange(["web/src/features/teams/team-screen.tsx"]).journeys).toEqual([
    "e2e/hiring/team",
  ]);
});

test("a test calls for itself alone", () => {
  const files = ["server/src/mail/delivery.test.ts", "e2e/hiring/team.e2e.ts"];
  expect(testsOfChange(files)).toEqual({
    filters: ["server/src/mail/delivery.test.ts"],
    related: [],
    journeys: ["e2e/hiring/team.e2e.ts"],
  });
});

test("every folder of screens has journeys, and each of them exists", () => {
  for (const folder of globSync("web/src/features/*", { cwd: root })) {
    const { journeys } = testsOfChange([`${folder}/a-screen.tsx`]);
    expect([folder, journeys.length]).not.toEqual([folder, 0]);
    for (const journey of journeys)
      expect([journey, globSync(`${journey}*`, { cwd: root }).length]).toEqual([journey, 1]);
  }
});

test("every folder of the contract leads to features of the server that exist", () => {
  for (const folder of globSync("contract/src/*/", { cwd: root }))
    for (const filter of testsOfChange([`${folder}/one/rules.ts`]).filters)
      expect([filter, existsSync(join(root, filter))]).toEqual([filter, true]);
});
