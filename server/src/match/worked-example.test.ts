import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleJob, samplePerson, sampleProfile } from "#test/match/sample-match.ts";
import { matchVersion } from "./match-version.ts";
import { jobRead, matchOf, personRead } from "./score/match.ts";

const page = readFileSync(new URL("../../../docs/matching.md", import.meta.url), "utf8");
const [job, profile] = [...page.matchAll(/```json\n([\s\S]+?)```/g)].map(
  ([, json = ""]) =>
    JSON.parse(json) as Parameters<typeof sampleJob>[0] & Parameters<typeof sampleProfile>[0],
);
const [table = ""] = page.slice(page.indexOf("<!--")).split("\n## ");
const rows = [...table.matchAll(/^\|(.+)\|$/gm)]
  .slice(2)
  .map(([, row = ""]) => row.split("|").map((cell) => cell.trim()));

test("the example in docs/matching.md is what is counted", () => {
  const match = matchOf(
    jobRead(sampleJob({ ...job, places: [] })),
    personRead(
      samplePerson({ profile: sampleProfile({ education: [], place: null, ...profile }) }),
    ),
  );
  const counted = match.reasons.map(({ kind, name, state, points, most, gain }) =>
    [kind, name, state, points, most, gain ?? ""].map(String),
  );
  expect(rows).toEqual([...counted, ["", "the score", "", String(match.score), "", ""]]);
});

test("docs/matching.md names the version", () => {
  expect(page).toContain(`**${matchVersion}**`);
});
