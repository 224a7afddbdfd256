import { displayExperience } from "@rolecall/contract/profiles/profile-entry-lines.ts";
import type { Db } from "#db/db.ts";
import { personInput } from "#features/match/sides.service.ts";
import { resolvePlaces } from "#features/places/places.service.ts";
import type { PersonInput } from "#match/match-input.ts";
import { matchVersion } from "#match/match-version.ts";
import { type Hider, hiderOf } from "#match/reading/hider.ts";
import { personRead } from "#match/score/match.ts";
import { employerKey, plainWords } from "./employer-key.ts";
import { levelIn, nextLevelOn } from "./level.ts";
import { packed } from "./person-record.ts";
import * as queries from "./readings.queries.ts";
import { skillLexemes, unplaced } from "./skill-lexemes.ts";
import { termsOfPerson } from "./terms.ts";

/** Of the vocabulary, and of the form in which people are kept; another number has everybody read again. */
export const edition = `${matchVersion}.2`;

/** Texts are looked through so far. */
const mostText = 50_000;

/**
 * Keeps of somebody's profile what they are found by, as it is now, or nothing where nobody finds them. In the
 * transaction of every change of profile, resume, names and settings.
 */
export const readFindable = (db: Db, userId: string): Promise<void> =>
  lockAndRead(db, userId, () => Promise.resolve());

/** The same after a change that nobody's reading may overtake. */
export const lockAndRead = async (
  db: Db,
  userId: string,
  change: () => Promise<void>,
): Promise<void> => {
  await queries.lockPerson(db, userId);
  await change();
  await readLocked(db, userId);
};

const readLocked = async (db: Db, userId: string): Promise<void> => {
  const person = await queries.findToRead(db, userId);
  if (!person) return;
  const { number, resumeId } = person;
  const input =
    person.to === "nobody" || !person.updatedAt
      ? null
      : await personInput(db, { userId, resumeId });
  if (!person.updatedAt || !input?.profile) {
    if (person.wasShown) await queries.updateToHidden(db, { userId, number });
    return;
  }
  const read = personRead(input);
  const hide = hiderOf(person);
  const texts = textsOf(input.profile, hide);
  const { areas, ...columns } = await placeOf(db, input.profile, hide);
  await queries.updateReading(db, {
    userId,
    number,
    shownAt: person.updatedAt,
    ...texts,
    ...columns,
    lexemes: [...texts.lexemes, ...areas],
    level: levelIn(input),
    rereadOn: nextLevelOn(input),
    read: packed(read),
    edition,
    terms: termsOfPerson(read),
  });
};

type Profile = NonNullable<PersonInput["profile"]>;

const isLine = (post: Profile["experience"][number]): post is string => typeof post === "string";

/** All that words and employers are looked for in. */
const textsOf = (profile: Profile, hide: Hider) => {
  const lines = profile.experience.filter(isLine);
  const text = [
    hide.prose(profile.summary),
    ...profile.skills.map(hide.title),
    ...profile.experience.map((post) =>
      isLine(post)
        ? hide.prose(post)
        : [hide.title(post.title), hide.place(post.company)].join("\n"),
    ),
    ...profile.education.map((entry) =>
      typeof entry === "string"
        ? hide.prose(entry)
        : [hide.title(entry.degree), hide.title(entry.field), hide.place(entry.school)].join("\n"),
    ),
    ...profile.languages.map(({ name }) => name),
    hide.prose(profile.location),
  ].join("\n");
  const posts = profile.experience.filter((post) => typeof post !== "string");
  return {
    title: hide.title(profile.title),
    text: text.slice(0, mostText).toWellFormed(),
    lexemes: profile.skills.flatMap(skillLexemes),
    employers: [...new Set(posts.map(({ company }) => employerKey(company)))],
    posts: lines.map((line) => ` ${plainWords(displayExperience(line))} `).join("|"),
  };
};

const nowhere = { latitude: null, longitude: null };

const placeOf = async (db: Db, { location, place: known }: Profile, hide: Hider) => {
  const shown = hide.prose(location);
  const [place] = known ? await resolvePlaces(db, location) : [];
  if (!place) return { ...nowhere, place: shown, areas: [unplaced] };
  const { city, region, country, latitude, longitude } = place;
  const areas = [
    country,
    ...(region === null ? [] : [`${country}/${region}`]),
    ...(city === null ? [] : [`${country}/${region ?? ""}/${city}`]),
  ];
  return { place: shown, latitude, longitude, areas: areas.map((area) => `at:${area}`) };
};

const atOnce = 100;
const mostInOneRun = 20_000;

/** Reads people again who were read by another edition, or have reached another level. */
export const rereadPeople = async (db: Db): Promise<void> => {
  for (let read = 0; read < mostInOneRun; read += atOnce) {
    const people = await queries.listToReread(db, { edition, most: atOnce });
    // One after the other: each is a transaction of its own, and requests need the connections more.
    for (const userId of people) await db.transaction((db) => readFindable(db, userId));
    if (people.length < atOnce) return;
  }
};

/** Reads everybody again, since places mean something else now. */
export const rereadPlaces = async (db: Db): Promise<void> => {
  await queries.updateToUnread(db);
  await rereadPeople(db);
};
