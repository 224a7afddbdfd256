import type { Db } from "#db/db.ts";
import { resolvePlaces } from "#features/places/places.service.ts";
import type { PersonInput } from "#match/match-input.ts";
import { personRead } from "#match/score/match.ts";
import { findPerson, findPersonState } from "./match.queries.ts";
import { personsRead, today } from "./read-sides.ts";

/** Somebody as a match reads them, with one of their resumes; null where there is no such person. */
export const personInput = async (
  db: Db,
  which: { userId: string; resumeId: string | null },
): Promise<PersonInput | null> => {
  const person = await findPerson(db, which);
  if (!person) return null;
  const { firstName, lastName, lines } = person;
  return {
    names: [firstName, lastName].filter((name) => name !== null),
    profile: await profileInput(db, person),
    resume: lines ?? [],
    today: today(),
  };
};

const profileInput = async (
  db: Db,
  person: NonNullable<Awaited<ReturnType<typeof findPerson>>>,
): Promise<PersonInput["profile"]> => {
  const { profileId, title, summary, skills, notSkills, location, willMove } = person;
  const { experience, education, languages } = person;
  if (profileId === null || title === null || location === null) return null;
  const [place] = await resolvePlaces(db, location);
  return {
    title,
    summary: summary ?? "",
    skills: skills ?? [],
    notSkills: notSkills ?? [],
    experience: experience ?? [],
    education: education ?? [],
    languages: languages ?? [],
    location,
    place: place ? { city: place.city, region: place.region, country: place.country } : null,
    willMove: willMove ?? false,
  };
};

/** Somebody with a profile, as it is now, and what they want to earn; null without a profile. */
export const profileToMatch = async (db: Db, userId: string) => {
  const state = await findPersonState(db, userId);
  if (!state || state.profileId === null) return null;
  const { wantedSalary, resumeId } = state;
  const key = JSON.stringify([state, today()]);
  const known = personsRead.get(userId);
  if (known?.state === key) return { person: known.person, wantedSalary };
  const input = await personInput(db, { userId, resumeId });
  if (!input) return null;
  const person = personRead(input);
  personsRead.set(userId, { state: key, person });
  return { person, wantedSalary };
};
