import type { ParsedProfile, ProfileChanges } from "@rolecall/contract/profile-draft.ts";
import { profileExistsText, profileMissingText } from "@rolecall/contract/profiles.ts";
import { foreignUploadText } from "@rolecall/contract/resumes.ts";
import { violates } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import { ownResumeId } from "#features/resumes/resumes.service.ts";
import { AppError, changedMeanwhile } from "#http/errors.ts";
import {
  findProfile,
  insertProfile,
  ofExistingResume,
  updateProfile,
  type ProfileRow,
} from "./profiles.queries.ts";

interface OwnDraft {
  userId: string;
  draft: ParsedProfile;
}

/** The caller's profile. Missing before the first save. */
export const getProfile = async (db: Db, userId: string) => found(await findProfile(db, userId));

/** The first save. Conflict where there is a profile, also when two first saves race. */
export const createProfile = async (db: Db, own: OwnDraft) => {
  const profile = await insertProfile(db, await rowOf(db, own)).catch(refuseLostResume);
  if (!profile) throw new AppError("conflict", profileExistsText);
  return profile;
};

/** Replaces the profile: what the draft leaves out is gone. Conflict where it was changed since `revision`. */
export const saveProfile = async (
  db: Db,
  { userId, changes }: { userId: string; changes: ProfileChanges },
) => {
  const { revision, ...draft } = changes;
  const row = await rowOf(db, { userId, draft });
  const saved = await updateProfile(db, row, revision).catch(refuseLostResume);
  if (saved) return saved;
  found(await findProfile(db, userId));
  throw changedMeanwhile();
};

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

const ownResume = async (db: Db, userId: string, objectPath: string) => {
  const resumeId = await ownResumeId(db, { objectPath, userId });
  if (!resumeId) throw foreignUpload();
  return resumeId;
};

const refuseLostResume = (error: unknown): never => {
  throw violates(error, ofExistingResume) ? foreignUpload() : error;
};

const foreignUpload = () => new AppError("bad-input", foreignUploadText);
