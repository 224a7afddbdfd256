import { currentUser } from "@rolecall/contract/auth/auth.ts";
import { getProfile } from "@rolecall/contract/profiles/profiles.ts";
import type { OwnResume } from "@rolecall/contract/resumes/resumes.schemas.ts";
import {
  createUpload,
  deleteResume,
  listResumes,
  objectPathPrefix,
  readResumeText,
  registerResume,
} from "@rolecall/contract/resumes/resumes.ts";
import { queryOptions } from "@tanstack/react-query";
import { endlessQueryOf, fileQueryOf, mutationOf, queryOf } from "#lib/query.ts";

export const createUploadMutation = mutationOf(createUpload, { invalidates: [] });
export const registerResumeMutation = mutationOf(registerResume, { invalidates: [listResumes] });

const ownResumesPerPage = 20;

/** The user's own resumes, newest first, page after page; read anew whenever somebody unfolds them. */
export const ownResumesQuery = {
  ...endlessQueryOf<typeof listResumes, OwnResume>(listResumes, ({ page, last }) => ({
    query: { page, after: last?.id, limit: ownResumesPerPage },
  })),
  gcTime: 0,
};

/** The newest of them: one that was sent is offered where the profile has none. */
export const lastSentResumeQuery = {
  ...queryOf(listResumes, { query: { limit: ownResumesPerPage } }),
  gcTime: 0,
};

/**
 * Deleting a resume removes it from the profile, too. A 409 says that it was sent with an
 * application meanwhile.
 */
export const deleteResumeMutation = mutationOf(deleteResume, {
  invalidates: [listResumes, getProfile, currentUser],
  invalidatesOnConflict: [listResumes],
});

/** A resume itself. It is forgotten as soon as nobody looks at it. */
export const resumeFileQuery = (resumeUrl: string) => ({ ...fileQueryOf(resumeUrl), gcTime: 0 });

/** The text of a resume that was loaded as plain text. */
export const plainTextQuery = (resumeUrl: string, file: Blob) =>
  queryOptions({
    queryKey: [`text of ${resumeUrl}`, file.size],
    queryFn: () => file.text(),
    gcTime: 0,
  });

/** The text of a Word resume. It is dropped from the cache as soon as it is not shown any more. */
export const resumeTextQuery = (resumeUrl: string) => ({
  ...queryOf(readResumeText, { params: { id: resumeUrl.slice(objectPathPrefix.length) } }),
  gcTime: 0,
});
