import type { FileStore } from "#files/file-store.ts";
import type { Upload } from "#files/upload-key.ts";

/** Removes what arrived of an upload, in one piece or in parts. */
export const discardFiles = async (
  files: FileStore,
  { multipartId: uploadId, ...upload }: Upload & { multipartId: string | null },
): Promise<void> => {
  if (uploadId) await files.multipart.abort({ ...upload, uploadId });
  await files.discard(upload);
};
