import type { personEndpoints } from "@rolecall/contract/auth/person.schemas.ts";
import { ownPictureText } from "@rolecall/contract/auth/person.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";
import type * as z from "zod";
import type { Db } from "#db/db.ts";
import { readUser } from "#features/auth/auth.service.ts";
import { conflictOf } from "#features/auth/name-conflict.ts";
import { lockOwnAccount } from "#features/auth/second-factor/factors.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import {
  holdPortrait,
  registerPortrait,
  removePortraitsBut,
} from "#features/pictures/portraits.service.ts";
import { readFindable } from "#features/talent/reading/read-people.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError, notSignedIn } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { lockPerson, type PersonChange, updatePerson } from "./person.queries.ts";
import { usernameChangedLetter } from "./username-changed.letter.ts";

/** Makes an upload a picture of the user's own, which the account may then show. */
export const registerPicture = async (
  db: Db,
  files: FileStore,
  sent: { userId: string; address: string },
): Promise<{ objectPath: string }> => ({ objectPath: await registerPortrait(db, files, sent) });

type Wanted = z.output<typeof personEndpoints.changePerson.body>;

/** Changes the names, the username and the picture of an account. A new username, which signs in, is told by a letter. */
export const changePerson = async (
  db: Db,
  { user, wanted }: { user: SignedInUser; wanted: Wanted },
) => {
  const { id: userId } = user;
  await db
    .transaction(async (db) => {
      await lockOwnAccount(db, user);
      const before = await lockPerson(db, userId);
      if (!before) throw notSignedIn();
      const { profileImageUrl } = wanted;
      if (profileImageUrl && !(await holdPortrait(db, { userId, path: profileImageUrl })))
        throw noOwnPicture();
      const change = changeOf(wanted);
      if (Object.keys(change).length > 0) {
        await updatePerson(db, userId, change);
        await readFindable(db, userId);
      }
      if (profileImageUrl !== undefined)
        await removePortraitsBut(db, { userId, path: profileImageUrl });
      if (change.username !== undefined && change.username !== before.username)
        await sendLetter(db, usernameChangedLetter, { userId });
    })
    .catch((error: unknown) => {
      throw conflictOf(error);
    });
  return readUser(db, userId);
};

const changeOf = ({ username, firstName, lastName, profileImageUrl }: Wanted): PersonChange => {
  if (profileImageUrl === "") throw noOwnPicture();
  return {
    ...(username !== undefined && { username }),
    ...(firstName !== undefined && { firstName: nameOrNone(firstName) }),
    ...(lastName !== undefined && { lastName: nameOrNone(lastName) }),
    ...(profileImageUrl !== undefined && { profileImageUrl }),
  };
};

const nameOrNone = (name: string | null) => (name === null || isBlank(name) ? null : name);

const noOwnPicture = () => new AppError("bad-input", ownPictureText, { path: "profileImageUrl" });
