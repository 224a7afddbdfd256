import { createUpload, registerResume } from "@rolecall/contract/resumes.ts";
import { mutationOf } from "#lib/query.ts";

export const createUploadMutation = mutationOf(createUpload, { invalidates: [] });
export const registerResumeMutation = mutationOf(registerResume, { invalidates: [] });
