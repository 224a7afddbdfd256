import { experienceLevels, type ExperienceLevel } from "@rolecall/contract/jobs/job.ts";
import type { EducationEntry } from "@rolecall/contract/profiles/profile-entries.ts";
import { companies } from "#companies.ts";
import { beginnerAchievements, pastEmployers, schools } from "#phrases.ts";
import { tradeOf, type Profession } from "#professions.ts";
import type { Random } from "#random.ts";

interface Position {
  title: string;
  company: string;
  startDate: string;
  /** null for a position that is still held. */
  endDate: string | null;
  /** Daily work, as the job was described. */
  tasks: string[];
  achievements: string[];
}

/** A working life up to now, the latest first. */
export interface Career {
  title: string;
  trade: string;
  years: number;
  skills: string[];
  positions: Position[];
  education: EducationEntry[];
  achievements: string[];
}

const yearsOf: Record<ExperienceLevel, [low: number, high: number]> = {
  entry: [1, 2],
  mid: [4, 8],
  senior: [9, 17],
  executive: [16, 26],
};
const positionsOf: Record<ExperienceLevel, number> = { entry: 1, mid: 2, senior: 3, executive: 4 };

export const makeCareer = (
  random: Random,
  { now, profession, level }: { now: Date; profession: Profession; level: ExperienceLevel },
): Career => {
  const years = random.whole(...yearsOf[level]);
  const achievements =
    level === "entry"
      ? random.drawSome(beginnerAchievements, 3)
      : random.shuffled(profession.achievements);
  const titles = titlesDownFrom(random, profession, level, positionsOf[level]);
  const employers = employersOf(random, profession, titles.length);
  // The tasks that make sense without the employer's context.
  const tasks = random
    .shuffled(profession.duties)
    .filter((duty) => !/\{|\b(you|your|we|us|our|they|here|someone)\b/i.test(duty));
  const months = years * 12 + random.whole(0, 8);
  const isEmployed = random.chance(0.7);

  const monthsAgo = (count: number) => monthOf(now, count);
  const positions = titles.map((title, index) => ({
    title,
    company: employers[index] ?? "",
    startDate: monthsAgo(Math.round((months * (index + 1)) / titles.length)),
    endDate:
      index === 0 && isEmployed
        ? null
        : monthsAgo(Math.max(2, Math.round((months * index) / titles.length) + random.whole(0, 2))),
    tasks: tasks.slice(2 * index, 2 * index + 2),
    // The latest position has most to tell.
    achievements: achievements.filter(
      (_, place) => Math.min(place >> 1, titles.length - 1) === index,
    ),
  }));
  return {
    title: titles[0] ?? "",
    trade: tradeOf(profession),
    years,
    skills: random.drawSome(profession.skills.split(", "), random.whole(4, 5)),
    positions,
    education: makeEducation(random, profession, now.getUTCFullYear() - years),
    achievements,
  };
};

/** The present title, and before it titles of the same level or one below. */
const titlesDownFrom = (
  random: Random,
  { titles }: Profession,
  level: ExperienceLevel,
  count: number,
): string[] => {
  const reachable = experienceLevels
    .slice(0, experienceLevels.indexOf(level) + 1)
    .filter((each) => titles[each]);
  return Array.from({ length: count }, (_, index) => {
    const then = reachable.at(Math.max(-reachable.length, -1 - index)) ?? level;
    return random.pick(titles[then] ?? [level]);
  });
};

/** The latest employer is not on the board, so that nobody applies where they are. */
const employersOf = (random: Random, profession: Profession, count: number): string[] => {
  const past = random.shuffled(pastEmployers[profession.category]);
  const known = random.shuffled(companies.map(({ name }) => name));
  return Array.from(
    { length: count },
    (_, index) => (index > 0 && random.chance(0.3) ? known[index] : past[index]) ?? "",
  );
};

const makeEducation = (random: Random, { studies }: Profession, year: number): EducationEntry[] => {
  const [first, second] = random.shuffled(studies);
  const entry = (study: [string, string], graduation: number) => ({
    degree: study[0],
    field: study[1],
    school: random.draw(schools),
    year: String(graduation),
  });
  const latest = first ? [entry(first, year - random.whole(0, 1))] : [];
  return second && random.chance(0.2)
    ? [...latest, entry(second, year - random.whole(3, 5))]
    : latest;
};

const monthFormat = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** 'Mar 2021', so many months before now. */
const monthOf = (now: Date, monthsAgo: number): string =>
  monthFormat.format(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo));
