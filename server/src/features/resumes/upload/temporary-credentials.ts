import { noCredentialsText } from "@rolecall/contract/resumes/multipart-uploads.ts";
import type { FileStore, TemporaryCredentials } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";

/** Credentials for the user's own uploads, where the store gives out any. */
export const temporaryCredentialsOf = async (
  files: FileStore,
  userId: string,
): Promise<TemporaryCredentials> => {
  const given = await files.credentials(userId);
  if (!given) throw new AppError("not-offered", noCredentialsText);
  return given;
};
