import { id as uuid } from "@rolecall/contract/values/id.ts";

/** An upload: the id of the file and that of its sender. The server made both. */
export interface Upload {
  readonly id: string;
  readonly ownerId: string;
}

/** The prefix of the keys of all uploads, so that a bucket's rules can name them. */
export const uploadPrefix = "uploads/";

/** The prefix of the keys of kept files. */
export const keptPrefix = "files/";

/** The prefix of the keys of one user's uploads, to which temporary credentials are limited. */
export const uploadPrefixOf = (ownerId: string) => `${uploadPrefix}${ownerId}/`;

/** The name that the upload has in the object store, and in the calls of multipart uploads. */
export const uploadKeyOf = ({ id, ownerId }: Upload) => `${uploadPrefixOf(ownerId)}${id}`;

/** The upload that a key names; null for anything else. */
export const uploadOfKey = (key: string): Upload | null => {
  const [ownerId, id, ...more] = key.startsWith(uploadPrefix)
    ? key.slice(uploadPrefix.length).split("/")
    : [];
  const areIds = [ownerId, id].every((part) => uuid.safeParse(part).success);
  return ownerId && id && areIds && more.length === 0 ? { id, ownerId } : null;
};
