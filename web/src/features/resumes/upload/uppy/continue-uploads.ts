import { multipartMissingText } from "@rolecall/contract/resumes/multipart-uploads.ts";
import type Uppy from "@uppy/core";
import type { Body, Meta, UppyFile } from "@uppy/core";
import { shownUser } from "#lib/shown-user.ts";
import { storagePrefixOf } from "#lib/user-storage.ts";

type Named = { key: string; uploadId: string };
type InParts<M extends Meta, B extends Body> = UppyFile<M, B> & { s3Multipart?: Partial<Named> };

/** By user, so that nobody continues somebody else's upload. */
const entryOf = (fileId: string) => `${storagePrefixOf(shownUser.id ?? "")}upload:${fileId}`;

/**
 * Continues an upload in parts after the page was closed: if the user chooses the same file again
 * (by name, size and date), only the missing parts are sent. Uppy itself asks which parts these
 * are, once the file carries the key of the earlier upload.
 */
export const continueUploads = <M extends Meta, B extends Body>(uppy: Uppy<M, B>): void => {
  const setName = (id: string, s3Multipart: Partial<Named>) => {
    const changes: Partial<InParts<M, B>> = { s3Multipart };
    uppy.setFileState(id, changes);
  };
  const forget = (file?: { id: string }) => file && localStorage.removeItem(entryOf(file.id));

  uppy.on("file-added", ({ id }) => {
    const entry = localStorage.getItem(entryOf(id));
    if (entry !== null) setName(id, JSON.parse(entry) as Named);
  });
  uppy.on("s3-multipart:part-uploaded", (file: InParts<M, B>) =>
    localStorage.setItem(entryOf(file.id), JSON.stringify(file.s3Multipart)),
  );
  uppy.on("upload-error", (file, { message }) => {
    if (file && message === multipartMissingText) setName(file.id, {});
    const current: InParts<M, B> | undefined = file && uppy.getFile(file.id);
    // Uppy cancels what fails at the first go.
    if (!current?.s3Multipart?.uploadId) forget(file);
  });
  uppy.on("upload-success", forget);
  uppy.on("file-removed", forget);
};
