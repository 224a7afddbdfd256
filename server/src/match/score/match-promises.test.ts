import fc from "fast-check";
import { expect, test } from "vitest";
import type { PersonInput } from "#match/match-input.ts";
import { sampleJob, samplePerson, sampleProfile } from "#test/match/sample-match.ts";
import { jobRead, matchOf, personRead } from "./match.ts";

const skills = [
  "React",
  "Vue.js",
  "TypeScript",
  "GraphQL",
  "Docker",
  "Accessibility",
  "Bell casting",
];
const titles = [
  "Frontend Engineer",
  "Registered Nurse",
  "Baker",
  "Wizard",
  "Waitress",
  "Accountant",
];
const sentences = [
  "Must know React and TypeScript.",
  "I cared for patients and kept records.",
  "Fluent in German and Danish.",
  "Ovens, doughs and a clean kitchen.",
  "Python is a plus.",
  "Nothing that anybody knows.",
];

const place = fc.option(
  fc.constantFrom(
    { city: "Boise", region: "ID", country: "US" },
    { city: "2", region: "ID", country: "US" },
    { city: "4", region: "11", country: "PT" },
  ),
);
const text = fc.array(fc.constantFrom(...sentences), { maxLength: 4 }).map((all) => all.join("\n"));

const someJob = fc
  .record({
    title: fc.constantFrom(...titles),
    description: text,
    requirements: fc.option(text),
    experienceLevel: fc.constantFrom("entry", "mid", "senior", "executive"),
    skills: fc.option(
      fc.uniqueArray(
        fc.record({
          name: fc.constantFrom(...skills),
          need: fc.constantFrom("required", "nice"),
        }),
        { selector: ({ name }) => name, maxLength: 6 },
      ),
    ),
    places: place.map((one) => (one ? [one] : [])),
    isRemote: fc.boolean(),
  })
  .map(sampleJob);

const somePerson = fc
  .record({
    title: fc.constantFrom(...titles),
    summary: text,
    skills: fc.uniqueArray(fc.constantFrom(...skills), { maxLength: 5 }),
    notSkills: fc.uniqueArray(fc.constantFrom(...skills), { maxLength: 2 }),
    languages: fc.constantFrom([], [{ name: "German", level: "basic" as const }]),
    location: fc.constantFrom("Boise, ID", "Porto"),
    place,
    willMove: fc.boolean(),
  })
  .map((profile) => samplePerson({ profile: sampleProfile(profile) }));

const match = (job: ReturnType<typeof sampleJob>, person: PersonInput) =>
  matchOf(jobRead(job), personRead(person));

test("points are whole, at most their most, and add up to the score, which is from 0 to 100", () => {
  fc.assert(
    fc.property(someJob, somePerson, (job, person) => {
      const { score, reasons } = match(job, person);
      const sum = reasons.reduce((total, { points }) => total + points, 0);
      expect(sum).toBe(score ?? 0);
      expect(sum).toBeGreaterThanOrEqual(0);
      expect(sum).toBeLessThanOrEqual(100);
      for (const { kind, points, most } of reasons) {
        expect(Number.isInteger(points) && Number.isInteger(most)).toBe(true);
        expect(points).toBeLessThanOrEqual(most);
        const least = ["level", "place", "language"].includes(kind) ? -10 : 0;
        expect(points).toBeGreaterThanOrEqual(least);
      }
    }),
  );
});

test("reasons stand by their points, then by what they would gain, both falling", () => {
  fc.assert(
    fc.property(someJob, somePerson, (job, person) => {
      const keys = match(job, person).reasons.map(
        ({ points, gain }) => points * 1_000 + (gain ?? 0),
      );
      expect(keys).toEqual(keys.toSorted((a, b) => b - a));
    }),
  );
});

test("the gain of a missing skill is what the score rises by when it joins the skills", () => {
  fc.assert(
    fc.property(someJob, somePerson, (job, person) => {
      const { score, reasons } = match(job, person);
      for (const { kind, state, name, gain } of reasons) {
        if (kind !== "skill" || state !== "missing") continue;
        const profile = person.profile ?? sampleProfile();
        const more = {
          ...profile,
          skills: [...profile.skills, name],
          notSkills: profile.notSkills.filter((not) => not !== name),
        };
        expect((match(job, { ...person, profile: more }).score ?? 0) - (score ?? 0)).toBe(gain);
      }
    }),
  );
});

/** What tells who somebody is; names of trades on purpose. */
const personal = [
  "My name is Mason Carpenter.",
  "Member of the Rotary Club of Cook County.",
  "Captain of the chess club.",
  "Active in Grace Baptist Church, where I cook for the choir.",
  "12 Baker Street, Mason, OH 45040",
  "ZIP 60614",
  "I attended Miller College of Nursing.",
  "Graduated from Taylor High School.",
  "Photo: attached",
  "Born in 1967.",
  "Date of birth: 3 May 1961",
  "mason.carpenter@nurse.example",
  "+1 208 555 0101",
  "https://react.example/carpenter",
  "Pronouns: she/her",
];

test.each(personal)("'%s' changes no score by anything, wherever it stands", (line) => {
  fc.assert(
    fc.property(someJob, somePerson, (job, person) => {
      const profile = person.profile ?? sampleProfile();
      const before = match(job, person);
      const inSummary = { ...profile, summary: `${profile.summary}\n${line}` };
      const resume = [{ page: 1, text: line }];
      expect(match(job, { ...person, profile: inSummary })).toEqual(before);
      expect(match(job, { ...person, resume })).toEqual(before);
    }),
    { numRuns: 15 },
  );
});

test("schools, their years, employers and one's own names change no score by anything", () => {
  fc.assert(
    fc.property(
      someJob,
      somePerson,
      fc.constantFrom("Mason", "Taylor", "Cook", "Baker"),
      (job, person, name) => {
        const profile = person.profile ?? sampleProfile();
        const before = match(job, person);
        const other = {
          ...profile,
          summary: `${profile.summary}\n${name} ${name}son`,
          experience: profile.experience.map((post) =>
            typeof post === "string" ? post : { ...post, company: `${name} & Sons` },
          ),
          education: profile.education.map((entry) =>
            typeof entry === "string"
              ? entry
              : { ...entry, school: `${name} College`, year: "1971" },
          ),
        };
        const renamed = { ...person, names: [name, `${name}son`], profile: other };
        const after = match(job, renamed);
        expect(after.score).toBe(before.score);
        expect(after.reasons.map(({ points }) => points)).toEqual(
          before.reasons.map(({ points }) => points),
        );
      },
    ),
  );
});

test.each([
  ["Waitress", "Waiter"],
  ["Saleswoman", "Salesman"],
])("'%s' scores as '%s' does", (one, other) => {
  const score = (title: string) =>
    match(
      sampleJob({ title: "Server in a restaurant", skills: [] }),
      samplePerson({ profile: sampleProfile({ title, summary: `${title} for years` }) }),
    ).score;
  expect(score(one)).toBe(score(other));
});
