import { id as uuid } from "@rolecall/contract/values/id.ts";

/** A file on its way: the id it will have, and who sends it. Both are ids of our making. */
export interface Upload {
  readonly id: string;
  readonly ownerId: string;
}

/** What the keys of all uploads begin with, so that a bucket's rules can name them. */
export const uploadPrefix = "uploads/";

/** What the keys of all uploads of one user begin with: temporary credentials reach no further. */
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
