import {
  createUpload,
  objectPathPrefix,
  readResumeText,
  registerResume,
} from "@rolecall/contract/resumes/resumes.ts";
import { fileQueryOf, mutationOf, queryOf } from "#lib/query.ts";

export const createUploadMutation = mutationOf(createUpload, { invalidates: [] });
export const registerResumeMutation = mutationOf(registerResume, { invalidates: [] });

/** A resume itself. It is forgotten as soon as nobody looks at it. */
export const resumeFileQuery = (resumeUrl: string) => ({ ...fileQueryOf(resumeUrl), gcTime: 0 });

/** What a Word resume says. It is forgotten as soon as nobody looks at it. */
export const resumeTextQuery = (resumeUrl: string) => ({
  ...queryOf(readResumeText, { params: { id: resumeUrl.slice(objectPathPrefix.length) } }),
  gcTime: 0,
});
