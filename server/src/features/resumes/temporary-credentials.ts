import { noCredentialsText } from "@rolecall/contract/multipart-uploads.ts";
import type { FileStore, TemporaryCredentials } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";

/** Credentials for the user's own uploads, where the store gives out any. */
export const temporaryCredentialsOf = async (
  { credentials }: FileStore,
  userId: string,
): Promise<TemporaryCredentials> => {
  if (!credentials) throw new AppError("not-offered", noCredentialsText);
  return credentials(userId);
};
