import { expect, test } from "vitest";
import { matchVersion } from "#match/match-version.ts";
import { jobRead, matchOf, personRead } from "#match/score/match.ts";
import { sampleJob, samplePerson, sampleProfile } from "#test/match/sample-match.ts";

const length = 50_000;
test.each([
  "a",
  "A",
  "A.",
  "1 ",
  "1",
  "a@",
  "(",
  "Aa ",
  "- ",
  "x/",
  "!",
  "a.",
  "Bsc in ",
  "no ",
  "School ",
  " at A",
])("fifty thousand characters of '%s' are read like any other text", (piece) => {
  const text = piece.repeat(length / piece.length);
  const job = jobRead(sampleJob({ description: text, requirements: text }));
  const person = personRead(
    samplePerson({
      profile: sampleProfile({ summary: text, experience: [text], education: [text] }),
      resume: [{ page: null, text }],
    }),
  );
  expect(matchOf(job, person).version).toBe(matchVersion);
});
