// What is kept of people who are found: their level in time, and what a score reads.
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { personInput } from "#features/match/sides.service.ts";
import { matchOf, jobRead, personRead, scoreOnly } from "#match/score/match.ts";
import { buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { buildTalentScene } from "#test/talent/talent-scene.ts";
import { employerKey } from "./employer-key.ts";
import { levelIn, nextLevelOn } from "./level.ts";
import { packed, unpacked } from "./person-record.ts";
import { rereadPeople } from "./read-people.service.ts";
import { termsOfJob, termsOfPerson } from "./terms.ts";

const services = await startApp();
const { as, db } = services;

const person = (startDate: string, today = "2026-05-10") => ({
  names: [],
  profile: {
    title: "Web Developer",
    summary: "I build interfaces for clinics.",
    skills: ["Next.js", "TypeScript", "Kilnery"],
    notSkills: ["GraphQL"],
    experience: [{ title: "Frontend Developer", company: "Acme", startDate, endDate: null }],
    education: [],
    languages: [{ name: "German", level: "basic" as const }],
    location: "Boise, ID",
    place: { city: "Boise", region: "Idaho", country: "US" },
    willMove: false,
  },
  resume: [{ page: 1, text: "Accessibility of web interfaces" }],
  today,
});
const job = jobRead({
  title: "Frontend Engineer",
  description: "You build web interfaces for hospitals and test them with nurses. German.",
  requirements: "React and TypeScript\nAccessibility\nGraphQL is a plus",
  experienceLevel: "senior",
  skills: null,
  location: "Nampa, ID",
  places: [{ city: "Nampa", region: "Idaho", country: "US" }],
  isRemote: false,
  remoteCountries: [],
});

describe("a level", () => {
  test("is reached with the month in which a post has lasted long enough", () => {
    const today = person("2025-02");
    expect([levelIn(today), nextLevelOn(today)]).toEqual(["entry", "2027-02-01"]);
    expect(levelIn({ ...today, today: "2027-02-01" })).toBe("mid");
    expect(nextLevelOn(person("2010-02"))).toBeNull();
    expect(nextLevelOn({ ...today, profile: { ...today.profile, experience: [] } })).toBeNull();
  });

  test("is kept as it is by then", async () => {
    const scene = await buildTalentScene(services);
    const [{ experience }, months] = [
      person("").profile,
      (count: number) => count * 30 * 86_400_000,
    ];
    const startDate = new Date(Date.now() - months(23)).toISOString().slice(0, 7);
    await scene.found({ title: "Thatcher", experience: [{ ...experience[0], startDate }] });
    const mid = { query: "thatcher", experienceLevel: "mid" };
    expect(await scene.titles(mid)).toEqual([]);
    await db.execute("update findable_people set reread_on = '2020-01-01'");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + months(3) });
    await rereadPeople(db);
    vi.useRealTimers();
    expect(await scene.titles(mid)).toEqual(["Thatcher"]);
  });
});

test("what is kept of a person gives the same score as the person", () => {
  fc.assert(
    fc.property(
      fc.subarray(["React", "GraphQL", "Nursing", "Kilnery", "Accessibility"]),
      fc.constantFrom("2025", "2019-03", "2001"),
      (skills, startDate) => {
        const input = person(startDate);
        const read = personRead({ ...input, profile: { ...input.profile, skills } });
        const kept = JSON.parse(JSON.stringify(packed(read))) as NonNullable<
          ReturnType<typeof packed>
        >;
        expect(scoreOnly(job, unpacked(kept, input.today))).toBe(matchOf(job, read).score);
      },
    ),
    { numRuns: 30 },
  );
});

test("who shares more with a job has more of its terms", () => {
  const near = (input: ReturnType<typeof person>) => {
    const had = termsOfPerson(personRead(input));
    return [...termsOfJob(job)].reduce(
      (sum, [term, weight]) => sum + weight * (had.get(term) ?? 0),
      0,
    );
  };
  const like = person("2019");
  const unlike = {
    ...like,
    profile: {
      ...like.profile,
      title: "Butcher",
      summary: "I cut meat.",
      skills: ["Knives"],
      experience: [],
    },
    resume: [],
  };
  expect(near(like)).toBeGreaterThan(3 * near(unlike));
});

test("nothing is kept of the profile of who is found by nobody", async () => {
  const scene = await buildTalentScene(services);
  const ada = await scene.found({ title: "Wheelwright" });
  const kept = async () =>
    (
      await db.execute(
        `select document is null as hidden, read is null as unread, employers, posts, place,
          (select count(*)::int from person_terms where person = number) as terms
        from findable_people where user_id = '${ada.id}'`,
      )
    ).rows[0];
  expect(await kept()).toMatchObject({ hidden: false, unread: false });
  await scene.letBeFound(ada, "nobody");
  expect(await kept()).toEqual({
    hidden: true,
    unread: true,
    employers: null,
    posts: null,
    place: null,
    terms: 0,
  });
});

test("who lets themselves be found first and fills in the profile later is found then", async () => {
  const scene = await buildTalentScene(services);
  const ada = await buildUser(db);
  await scene.letBeFound(ada);
  const body = { title: "Fletcher", summary: "Arrows.", skills: ["Feathers"], location: "York" };
  await as(ada).post("/api/profile", { body });
  expect(await scene.titles({ query: "fletcher" })).toEqual(["Fletcher"]);
  await as(ada).post("/api/profile/skills", { body: { name: "Bowyery", mine: true } });
  expect(await scene.titles({ skill: "bowyery" })).toEqual(["Fletcher"]);
  expect((await personInput(db, { userId: ada.id, resumeId: null }))?.profile?.skills).toHaveLength(
    2,
  );
});

test.each([
  ["Acme", "ACME, Inc."],
  ["Société Générale", "SOCIETE GENERALE S.A."],
  ["Smith & Co", "smith"],
  ["株式会社ロール", "ロール"],
])("'%s' and '%s' are one company", (one, other) => {
  expect(employerKey(one)).toBe(employerKey(other));
});

test.each([
  ["Acme", "Acme Labs"],
  ["Inc", "LLC"],
])("'%s' and '%s' are two", (one, other) => {
  expect(employerKey(one)).not.toBe(employerKey(other));
});
