import {
  badTagText,
  mostTags,
  tagMaximum,
  tooManyTagsText,
} from "@rolecall/contract/hiring/notes.ts";
import { comparable } from "@rolecall/contract/values/comparable.ts";
import { requiredText } from "@rolecall/contract/values/text.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsEmployer, checkMay } from "#policies/application.ts";
import * as queries from "./marks.queries.ts";

type Which = { user: SignedInUser; id: string };
type Tagging = Which & { tag: string };

const oneLine = requiredText(tagMaximum, badTagText, badTagText).refine(
  (tag) => !/[\n\r\u0085\u2028\u2029]/u.test(tag),
);

/** The tag as it is kept and compared. Throws `bad-input` where it is none. */
const tagOf = (written: string) => {
  const { success, data } = oneLine.safeParse(written.trim());
  if (!success) throw new AppError("bad-input", badTagText);
  return { tag: data, comparable: comparable(data) };
};

/** Gives an application a tag, for its hiring team; again, and in another case, it stays as it was. */
export const addTag = (db: Db, { user, id, tag: written }: Tagging): Promise<void> =>
  db.transaction(async (db) => {
    const tag = { applicationId: id, ...tagOf(written) };
    await checkMay(db, { user, id }, "note");
    if ((await queries.countOtherTags(db, tag)) >= mostTags)
      throw new AppError("conflict", tooManyTagsText);
    await queries.insertTag(db, tag);
  });

export const removeTag = async (db: Db, { user, id, tag: written }: Tagging): Promise<void> => {
  const tag = tagOf(written);
  await checkIsEmployer(db, { user, id });
  await queries.deleteTag(db, { applicationId: id, comparable: tag.comparable });
};

/** Stars an application, for one of its hiring team. */
export const addStar = (db: Db, { user, id }: Which): Promise<void> =>
  db.transaction(async (db) => {
    await checkMay(db, { user, id }, "note");
    await queries.insertStar(db, { applicationId: id, userId: user.id });
  });

export const removeStar = async (db: Db, { user, id }: Which): Promise<void> => {
  await checkIsEmployer(db, { user, id });
  await queries.deleteStar(db, { applicationId: id, userId: user.id });
};
