import { describe, expect, test } from "vitest";
import { matchVersion } from "#match/match-version.ts";
import { sampleJob, samplePerson, sampleProfile } from "#test/match/sample-match.ts";
import { jobRead, matchOf, personRead } from "./match.ts";

const match = (
  job: Parameters<typeof sampleJob>[0] = {},
  profile: Parameters<typeof sampleProfile>[0] = {},
  more: Parameters<typeof samplePerson>[0] = {},
) =>
  matchOf(
    jobRead(sampleJob(job)),
    personRead(samplePerson({ profile: sampleProfile(profile), ...more })),
  );

const reason = (found: ReturnType<typeof match>, kind: string, name?: string) =>
  found.reasons.find((each) => each.kind === kind && (name === undefined || each.name === name));

test("the same job and person have the same match, each time", () => {
  expect(match()).toEqual(match());
});

test("without a known title, skill or word on one side there is no score, and no reason", () => {
  const nothing = { score: null, version: matchVersion, reasons: [] };
  const unread = { title: "Xyzzy", description: "Qqq", requirements: null };
  expect(match(unread)).toEqual(nothing);
  expect(match({}, {}, { profile: null })).toEqual(nothing);
});

test("a resume alone is enough for a score", () => {
  const resume = [{ page: 2, text: "Five years of TypeScript" }];
  const found = match({}, {}, { profile: null, resume });
  expect(found.score).toBeGreaterThan(0);
  expect(reason(found, "skill", "TypeScript")).toMatchObject({
    state: "found",
    found: [{ in: "resume", field: null, page: 2, line: "Five years of TypeScript" }],
    asked: [{ in: "requirements", line: "React and TypeScript" }],
  });
});

describe("words of work", () => {
  const apiDeveloper = {
    title: "API Developer",
    summary:
      "Will take on what others leave, without a fuss. Nine years with customers, tests included.",
    skills: ["PostgreSQL", "Docker"],
    experience: [{ title: "API Developer", company: "Acme", startDate: "2019", endDate: null }],
  };
  const accountExecutive = {
    title: "Account Executive",
    description: "You will win customers this year, without cold calls.\nTravel is included.",
    requirements: "Presentations",
  };
  const learningAssistant = {
    title: "Learning Content Assistant",
    description: "You will find mistakes in lessons, two years of data included.",
    requirements: null,
  };
  const backendEngineer = {
    title: "Backend Engineer",
    description: "You build services that customers trust, without drama.",
    requirements: "PostgreSQL\nDocker\nGo",
  };

  test("that only the job says are named as not found", () => {
    const words = reason(
      match(
        { description: "You weld pipes.", requirements: null },
        { title: "Florist", summary: "Roses", skills: ["Roses"], experience: [] },
      ),
      "words",
    );
    expect(words).toMatchObject({ state: "missing", points: 0, found: [] });
    expect(words?.name).toContain("pipes");
    expect(words?.asked).toContainEqual({ in: "description", line: "You weld pipes." });
  });

  test("are none that everybody writes: 'year, will, without, included' give nothing", () => {
    const words = reason(match(accountExecutive, apiDeveloper), "words");
    expect(words?.name).toBe("customers");
    expect(words?.points).toBeLessThanOrEqual(4);
  });

  test("nor do they bring a job of another field before one of the person's own", () => {
    const other = match(learningAssistant, apiDeveloper).score ?? 0;
    const own = match(backendEngineer, apiDeveloper).score ?? 0;
    expect(other).toBeLessThan(20);
    expect(own).toBeGreaterThan(2 * other);
  });

  test("tell more, the rarer they are", () => {
    const inCommon = (word: string) =>
      reason(
        match(
          { description: `Office and ${word}`, requirements: null },
          { summary: `Kitchen and ${word}` },
        ),
        "words",
      )?.points ?? 0;
    expect(inCommon("dialysis")).toBeGreaterThan(inCommon("software"));
  });

  test("that stand in one line name it once", () => {
    const line = "I weld pipes and inspect valves.";
    const words = reason(match({ description: line }, { summary: line }), "words");
    expect(words?.name.split(", ").length).toBeGreaterThan(2);
    expect(words?.found.map((each) => each.line)).toEqual([line]);
    expect(words?.asked.map((each) => each.line)).toEqual([line]);
  });
});

test("a job of which little is known promises less than a hundred", () => {
  const most = (job: Parameters<typeof match>[0]) =>
    match({ title: "Baker", description: "Qqq", requirements: null, ...job }).reasons.map(
      (each) => [each.kind, each.most],
    );
  expect(most({})).toContainEqual(["title", 45]);
  const untold = most({ description: "Ovens and doughs" });
  expect(untold).toContainEqual(["title", 45]);
  expect(untold).toContainEqual(["words", 45]);
});

describe("skills", () => {
  test("one that implies the wanted one is found by it, and a sibling is near", () => {
    expect(reason(match(), "skill", "React")).toMatchObject({
      state: "found",
      need: "required",
      found: [{ in: "profile", field: "skills", page: null, line: "Next.js" }],
    });
    const vue = match({}, { skills: ["Vue.js"] });
    expect(reason(vue, "skill", "React")).toMatchObject({ state: "near" });
  });

  test("named in more places they count more, and never more than their most", () => {
    const once = reason(match({}, { skills: ["TypeScript"] }), "skill", "TypeScript");
    const often = reason(
      match({}, { skills: ["TypeScript"], summary: "TypeScript\nTypeScript\nTypeScript" }),
      "skill",
      "TypeScript",
    );
    expect(often?.points).toBeGreaterThan(once?.points ?? 0);
    expect(often?.points).toBeLessThanOrEqual(often?.most ?? 0);
  });

  test("what the person took back is found nowhere", () => {
    const found = match({}, { notSkills: ["typescript"] });
    expect(reason(found, "skill", "TypeScript")).toMatchObject({ state: "missing", found: [] });
  });

  test("those that the employer chose stand in place of those that the text names", () => {
    const found = match({
      skills: [
        { name: "Vitest", need: "nice" },
        { name: "Bell casting", need: "required" },
      ],
    });
    const named = found.reasons.filter(({ kind }) => kind === "skill");
    expect(named.map(({ name }) => name).toSorted()).toEqual(["Bell casting", "Vitest"]);
  });

  test("a name that the vocabulary does not know matches by word", () => {
    const job = { skills: [{ name: "Bell casting", need: "required" as const }] };
    expect(reason(match(job), "skill")).toMatchObject({ state: "missing" });
    const found = match(job, { summary: "I know bell castings" });
    expect(reason(found, "skill")).toMatchObject({ state: "found" });
  });
});

test.each([
  ["entry", [], 0, "unknown"],
  ["mid", [{ title: "Cook", company: "Noma", startDate: "2025", endDate: null }], -4, "near"],
  ["senior", [{ title: "Cook", company: "Noma", startDate: "2025", endDate: null }], -7, "missing"],
  ["entry", [{ title: "Cook", company: "Noma", startDate: "2001", endDate: null }], 0, "found"],
  [
    "executive",
    [{ title: "Director", company: "A", startDate: "2025", endDate: null }],
    0,
    "found",
  ],
] as const)("for a job of level %s, posts %j give %i points: %s", (level, posts, points, state) => {
  const found = match({ experienceLevel: level }, { experience: [...posts] });
  expect(reason(found, "level")).toMatchObject({ points, state, most: 0 });
});

const inBoise = { city: "Boise", region: "ID", country: "US" };
test.each([
  ["the same city", {}, { place: inBoise }, 0, "found"],
  ["another city of the state", {}, { place: { ...inBoise, city: "2" } }, -3, "near"],
  ["another state", {}, { place: { city: "3", region: "TX", country: "US" } }, -6, "missing"],
  ["another country", {}, { place: { city: "4", region: "11", country: "PT" } }, -10, "missing"],
  [
    "who would move",
    {},
    { place: { city: "4", region: "11", country: "PT" }, willMove: true },
    0,
    "near",
  ],
  ["a place that nobody knows", {}, { place: null }, 0, "unknown"],
  [
    "remote work",
    { isRemote: true },
    { place: { city: "4", region: "11", country: "PT" } },
    0,
    "found",
  ],
  [
    "remote work elsewhere",
    { isRemote: true, remoteCountries: ["US"] },
    { place: { city: "4", region: "11", country: "PT" } },
    -10,
    "missing",
  ],
] as const)("%s: the place gives what it gives", (_, job, profile, points, state) => {
  const found = match(
    { ...job, remoteCountries: [...("remoteCountries" in job ? job.remoteCountries : [])] },
    { location: "Elsewhere", ...profile },
  );
  expect(reason(found, "place")).toMatchObject({ points, state });
});

test.each([
  ["nothing", [], 0, "unknown"],
  ["it", [{ name: "german", level: "good" }], 0, "found"],
  ["a little of it", [{ name: "German", level: "basic" }], -3, "near"],
  ["another one", [{ name: "Danish", level: "native" }], -6, "missing"],
] as const)(
  "of a language that the job asks for, who tells %s: what it costs",
  (_, languages, points, state) => {
    const found = match({ requirements: "Fluent in German" }, { languages: [...languages] });
    expect(reason(found, "language", "German")).toMatchObject({ points, state, gain: null });
  },
);

test("what is taken away is never more than the rest gives: the last gives way first", () => {
  const chosen = ["Bell casting", "Ringing", "German"];
  const found = match(
    {
      title: "Xyzzy",
      description: "Qqq",
      requirements: null,
      skills: [
        { name: "Docker", need: "nice" },
        ...chosen.map((name) => ({ name, need: "required" as const })),
      ],
      experienceLevel: "executive",
    },
    {
      skills: ["Docker"],
      location: "Porto",
      place: { city: "4", region: "11", country: "PT" },
      languages: [{ name: "Danish", level: "native" }],
    },
  );
  const given = (kind: string) => reason(found, kind)?.points;
  expect([found.score, given("level"), given("place"), given("language")]).toEqual([0, -7, -4, 0]);
  expect(reason(found, "skill", "Docker")?.points).toBe(11);
});
