import { experienceLevels, type ExperienceLevel } from "@rolecall/contract/jobs/job.ts";
import { displayExperience } from "@rolecall/contract/profiles/profile-entry-lines.ts";
import type { JobFacts, KnownPlace, PersonInput } from "#match/match-input.ts";
import type { ReadSkill } from "#match/reading/read-job.ts";
import type { FoundLine, ReadPerson } from "#match/reading/read-person.ts";
import type { Part } from "./reason.ts";

/** What counts against a person only: points from 0 down to -10. */
export interface Against extends Omit<Part, "kind" | "credit" | "most"> {
  kind: "level" | "place" | "language";
  against: number;
}

const inProfile = (field: string, line: string): FoundLine[] => [
  { in: "profile", field, page: null, line },
];

/** By how many levels a person is below the job's. */
const belowBy = [0, 4, 7, 10] as const;
const yearsFor = { entry: 0, mid: 2, senior: 6 } as const;
const executiveTitle =
  /\b(?:chief|c[efot]o|president|vice president|vp|director|head of|managing director|partner)\b/i;

/** What a person's posts say, since they are compared with many jobs. */
const known = new WeakMap<PersonInput, { level: ExperienceLevel | null; posts: FoundLine[] }>();

const toldByPosts = (person: PersonInput) => {
  const told = known.get(person) ?? {
    level: levelOf(person),
    posts: postsOf(person).flatMap((post) => inProfile("experience", post)),
  };
  known.set(person, told);
  return told;
};

export const levelPart = (job: JobFacts, person: PersonInput): Against => {
  const { level, posts } = toldByPosts(person);
  const steps = level
    ? experienceLevels.indexOf(job.experienceLevel) - experienceLevels.indexOf(level)
    : 0;
  return {
    kind: "level",
    name: job.experienceLevel,
    need: null,
    state: level === null ? "unknown" : stateBelow(steps),
    against: belowBy[Math.max(0, steps)] ?? 0,
    found: level === null ? [] : posts,
    asked: [],
  };
};

const mostShown = 3;
const postsOf = ({ profile }: PersonInput) =>
  (profile?.experience ?? [])
    .filter((post) => typeof post !== "string")
    .slice(0, mostShown)
    .map(displayExperience);

const stateBelow = (steps: number) => {
  if (steps <= 0) return "found";
  return steps === 1 ? "near" : "missing";
};

/** By the years of posts in the profile; null where none has dates. */
export const levelOf = ({ profile, today }: PersonInput): ExperienceLevel | null => {
  if (!profile) return null;
  const posts = profile.experience.filter((post) => typeof post !== "string");
  if (
    [profile.title, ...posts.map(({ title }) => title)].some((title) => executiveTitle.test(title))
  )
    return "executive";
  const spans = posts.flatMap(({ startDate, endDate }) => {
    const start = yearIn(startDate);
    const end = endDate === null ? yearIn(today) : yearIn(endDate);
    return start === null || end === null || end < start ? [] : [{ start, end }];
  });
  if (spans.length === 0) return null;
  const years = yearsOf(spans);
  if (years >= yearsFor.senior) return "senior";
  return years >= yearsFor.mid ? "mid" : "entry";
};

/** '2019-05' and 'May 2019' as a number of years. */
const yearIn = (date: string): number | null => {
  const iso = /\b(\d{4})-(\d{2})\b/.exec(date);
  if (iso) return Number(iso[1]) + (Number(iso[2]) - 1) / 12;
  const year = /\b(19|20)\d{2}\b/.exec(date)?.[0];
  return year === undefined ? null : Number(year);
};

/** Posts that were held at once count once. */
const yearsOf = (spans: { start: number; end: number }[]) => {
  let years = 0;
  let until = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    years += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return years;
};

export const placePart = (job: JobFacts, { profile }: PersonInput): Against => {
  const { state, against } = profile ? distance(job, profile) : unknownPlace;
  return {
    kind: "place",
    name: job.location,
    need: null,
    state,
    against,
    found: profile ? inProfile("location", profile.location) : [],
    asked: [],
  };
};

interface Distance {
  state: Part["state"];
  against: number;
}
const unknownPlace: Distance = { state: "unknown", against: 0 };
const fits: Distance = { state: "found", against: 0 };
const away = { sameRegion: 3, sameCountry: 6, elsewhere: 10 } as const;

const distance = (
  job: JobFacts,
  { location, place, willMove }: { location: string; place: KnownPlace | null; willMove: boolean },
): Distance => {
  if (sameText(job.location, location)) return fits;
  if (job.isRemote && job.remoteCountries.length === 0) return fits;
  if (!place?.country) return unknownPlace;
  if (job.isRemote)
    return job.remoteCountries.includes(place.country)
      ? fits
      : { state: "missing", against: away.elsewhere };
  // Of several places the nearest counts.
  const [nearest = unknownPlace] = job.places
    .map((wanted) => between(wanted, place))
    .toSorted((a, b) => a.against - b.against);
  return willMove && nearest.against > 0 ? { state: "near", against: 0 } : nearest;
};

const between = (wanted: KnownPlace, own: KnownPlace): Distance => {
  if (wanted.country !== own.country) return { state: "missing", against: away.elsewhere };
  // A country or a region alone may mean any city in it.
  if (wanted.region === null || own.region === null) return unknownPlace;
  if (wanted.region !== own.region) return { state: "missing", against: away.sameCountry };
  const isSameCity = wanted.city === null || own.city === null || wanted.city === own.city;
  return isSameCity ? fits : { state: "near", against: away.sameRegion };
};

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const againstLanguage = { required: { none: 6, basic: 3 }, nice: { none: 2, basic: 1 } } as const;

export const languagePart = (
  asked: ReadSkill,
  { profile }: PersonInput,
  person: ReadPerson,
): Against => {
  const { name, need } = asked;
  const told = profile?.languages ?? [];
  const own = told.find((language) => sameText(language.name, name));
  const mentions = asked.skill === null ? undefined : person.skills.get(asked.skill);
  const isDenied = person.notSkills.some(({ skill }) => skill !== null && skill === asked.skill);
  const part = { kind: "language", name, need, asked: asked.asked } as const;
  if (own && !isDenied) {
    const isBasic = own.level === "basic";
    const found = inProfile("languages", own.name);
    return isBasic
      ? { ...part, state: "near", against: againstLanguage[need].basic, found }
      : { ...part, state: "found", against: 0, found };
  }
  if (mentions && !isDenied)
    return { ...part, state: "found", against: 0, found: mentions.lines.slice(0, 3) };
  return told.length === 0 && !isDenied
    ? { ...part, state: "unknown", against: 0, found: [] }
    : { ...part, state: "missing", against: againstLanguage[need].none, found: [] };
};
