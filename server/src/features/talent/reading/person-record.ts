import type { PersonInput } from "#match/match-input.ts";
import type { PersonRead } from "#match/score/match.ts";

/** A person as a score reads them, without the lines that it does not name. It holds no name. */
export interface PersonRecord {
  titles: [occupation: number, likeness: number][][];
  skills: [skill: number, places: number][];
  said: [stems: string, isList: boolean][];
  words: [word: number, count: number][];
  notSkills: { skill: number | null; stems: string }[];
  told: Pick<
    NonNullable<PersonInput["profile"]>,
    "title" | "experience" | "languages" | "location" | "place" | "willMove"
  >;
}

/** So much of what somebody said is looked through for skills that the vocabulary has not. */
const mostSaid = 60_000;

export const packed = ({ input, read }: PersonRead): PersonRecord | null => {
  const { profile } = input;
  if (!profile) return null;
  const { title, languages, location, place, willMove } = profile;
  const experience = profile.experience.filter((post) => typeof post !== "string");
  let left = mostSaid;
  const said = read.said.flatMap(({ stems, isList }): PersonRecord["said"] => {
    left -= stems.length;
    return left > 0 ? [[stems, isList]] : [];
  });
  return {
    titles: read.titles.map(({ occupations }) =>
      occupations.map(({ occupation, likeness }): [number, number] => [occupation, likeness]),
    ),
    skills: [...read.skills].map(([skill, { places }]) => [skill, places]),
    said,
    words: [...read.words].map(([word, { count }]) => [word, count]),
    notSkills: read.notSkills,
    told: { title, experience, languages, location, place, willMove },
  };
};

const where = { in: "profile", field: null, page: null, line: "" } as const;

/** @param today the day to which posts that go on are counted */
export const unpacked = (record: PersonRecord, today: string): PersonRead => ({
  input: {
    names: [],
    profile: { summary: "", skills: [], notSkills: [], education: [], ...record.told },
    resume: [],
    today,
  },
  read: {
    titles: record.titles.map((occupations) => ({
      text: "",
      occupations: occupations.map(([occupation, likeness]) => ({ occupation, likeness })),
      where,
    })),
    skills: new Map(record.skills.map(([skill, places]) => [skill, { places, lines: [] }])),
    said: record.said.map(([stems, isList]) => ({ stems, isList, where })),
    words: new Map(record.words.map(([word, count]) => [word, { count, written: "", where }])),
    notSkills: record.notSkills,
  },
});
