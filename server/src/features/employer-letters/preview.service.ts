import { applicationErasedText } from "@rolecall/contract/conversations/messages.ts";
import type { WithLetter } from "@rolecall/contract/hiring/chosen-letter.schemas.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkManagesIts } from "#policies/application.ts";
import { lettersTo, readChoice } from "./chosen-letter.service.ts";

/** A letter as the candidate of an application would read it, for who manages the job: to whom it is, only where they know. */
export const previewLetter = async (
  db: Db,
  { user, id, ...chosen }: { user: SignedInUser; id: string } & WithLetter,
) => {
  const choice = await readChoice(db, chosen);
  await checkManagesIts(db, { user, id });
  const letters = await lettersTo(db, {
    applicationIds: [id],
    writeTo: [id],
    senderId: user.id,
    choice,
    forEmployer: true,
  });
  const [letter] = letters.values();
  if (!letter) throw new AppError("conflict", applicationErasedText);
  return letter;
};
