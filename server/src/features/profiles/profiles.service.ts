import {
  type ParsedProfile,
  type ProfileChanges,
  profileListMaximum,
} from "@rolecall/contract/profiles/profile-draft.ts";
import type { ownSkill } from "@rolecall/contract/profiles/profile-skills.ts";
import {
  profileExistsText,
  profileMissingText,
  skillsRequiredText,
} from "@rolecall/contract/profiles/profiles.ts";
import { foreignUploadText } from "@rolecall/contract/resumes/resumes.ts";
import { tooManyItems } from "@rolecall/contract/values/lengths.ts";
import type * as z from "zod";
import type { Db } from "#db/db.ts";
import { readFindable } from "#features/talent/reading/read-people.service.ts";
import { AppError, changedMeanwhile } from "#http/errors.ts";
import { holdOwnResume } from "#read-models/own-upload.queries.ts";
import {
  findProfile,
  insertProfile,
  lockSkills,
  updateProfile,
  updateSkills,
  updateToNoResume,
  type ProfileRow,
} from "./profiles.queries.ts";

interface OwnDraft {
  userId: string;
  draft: ParsedProfile;
}

/** The caller's profile. Missing before the first save. */
export const getProfile = async (db: Db, userId: string) => found(await findProfile(db, userId));

/** The first save. Conflict where there is a profile, also when two first saves race. */
export const createProfile = (db: Db, own: OwnDraft) =>
  db.transaction(async (db) => {
    const row = await rowOf(db, own);
    const skills = row.skills.map((skill) => skill.toLowerCase());
    const notSkills = row.notSkills?.filter((name) => !skills.includes(name.toLowerCase())) ?? [];
    const profile = await insertProfile(db, { ...row, notSkills });
    if (!profile) throw new AppError("conflict", profileExistsText);
    await readFindable(db, own.userId);
    return profile;
  });

/**
 * Replaces the profile; fields that the draft leaves out are emptied. Conflict if it was changed
 * since `revision`.
 */
export const saveProfile = (
  db: Db,
  { userId, changes: { revision, ...draft } }: { userId: string; changes: ProfileChanges },
) =>
  db.transaction(async (db) => {
    const saved = await updateProfile(db, await rowOf(db, { userId, draft }), revision);
    if (saved) {
      await readFindable(db, userId);
      return saved;
    }
    found(await findProfile(db, userId));
    throw changedMeanwhile();
  });

/** 'I do have this' adds a skill, 'this is not me' moves it to those that no match finds. */
export const markSkill = (
  db: Db,
  { userId, name, mine }: { userId: string } & z.output<typeof ownSkill>,
) =>
  db.transaction(async (db) => {
    const own = found(await lockSkills(db, userId));
    const isIt = (skill: string) => skill.toLowerCase() === name.toLowerCase();
    const others = (list: string[]) => list.filter((skill) => !isIt(skill));
    const isListed = own.skills.some(isIt);
    const added = isListed ? own.skills : [...own.skills, name];
    const skills = mine ? added : others(own.skills);
    const notSkills = mine ? others(own.notSkills) : [...others(own.notSkills), name];
    if (skills.length === 0) throw new AppError("bad-input", skillsRequiredText);
    refuseTooMany(skills);
    refuseTooMany(notSkills);
    const saved = found(await updateSkills(db, { userId, skills, notSkills }));
    await readFindable(db, userId);
    return saved;
  });

const refuseTooMany = ({ length }: readonly string[]) => {
  if (length > profileListMaximum)
    throw new AppError("bad-input", tooManyItems(length, profileListMaximum, "skills"));
};

/** The user's profile no longer names this resume, where it did. */
export const removeResume = (db: Db, which: { userId: string; resumeId: string }): Promise<void> =>
  db.transaction(async (db) => {
    await updateToNoResume(db, which);
    await readFindable(db, which.userId);
  });

const found = <Profile>(profile: Profile | null): Profile => {
  if (!profile) throw new AppError("missing", profileMissingText);
  return profile;
};

const rowOf = async (db: Db, { userId, draft }: OwnDraft): Promise<ProfileRow> => ({
  userId,
  title: draft.title,
  summary: draft.summary,
  skills: draft.skills,
  location: draft.location,
  phoneNumber: draft.phoneNumber ?? null,
  experience: draft.experience ?? [],
  education: draft.education ?? [],
  resumeId: draft.resumeUrl ? await ownResume(db, userId, draft.resumeUrl) : null,
  ...toldIn(draft),
});

/** What a draft tells beside its first fields; what it leaves out stays as it is. */
const toldIn = ({ languages, wantedSalary, willMove, notSkills }: ParsedProfile) => ({
  ...(languages && { languages }),
  ...(wantedSalary !== undefined && { wantedSalary }),
  ...(willMove !== undefined && { willMove }),
  ...(notSkills && { notSkills }),
});

/** The resume is held until the profile is saved, so that nobody deletes it meanwhile. */
const ownResume = async (db: Db, userId: string, objectPath: string) => {
  const resumeId = await holdOwnResume(db, { objectPath, userId });
  if (!resumeId) throw new AppError("bad-input", foreignUploadText);
  return resumeId;
};
