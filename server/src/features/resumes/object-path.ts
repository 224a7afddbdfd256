import { id } from "@rolecall/contract/id.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes.ts";

/** Where a registered upload is served. */
export const objectPathOf = (uploadId: string) => `${objectPathPrefix}${uploadId}`;

/** The upload behind an object path; null for anything else. */
export const uploadIdIn = (objectPath: string): string | null => {
  if (!objectPath.startsWith(objectPathPrefix)) return null;
  return id.safeParse(objectPath.slice(objectPathPrefix.length)).data ?? null;
};
