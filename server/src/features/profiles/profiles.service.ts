import type { ParsedProfile, ProfileChanges } from "@rolecall/contract/profiles/profile-draft.ts";
import { profileExistsText, profileMissingText } from "@rolecall/contract/profiles/profiles.ts";
import { foreignUploadText } from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { AppError, changedMeanwhile } from "#http/errors.ts";
import { holdOwnResume } from "#read-models/own-upload.queries.ts";
import {
  findProfile,
  insertProfile,
  updateProfile,
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
    const profile = await insertProfile(db, await rowOf(db, own));
    if (!profile) throw new AppError("conflict", profileExistsText);
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
    if (saved) return saved;
    found(await findProfile(db, userId));
    throw changedMeanwhile();
  });

/** The user's profile no longer names this resume, where it did. */
export const removeResume = (db: Db, which: { userId: string; resumeId: string }): Promise<void> =>
  updateToNoResume(db, which);

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
});

/** The resume is held until the profile is saved, so that nobody deletes it meanwhile. */
const ownResume = async (db: Db, userId: string, objectPath: string) => {
  const resumeId = await holdOwnResume(db, { objectPath, userId });
  if (!resumeId) throw new AppError("bad-input", foreignUploadText);
  return resumeId;
};
