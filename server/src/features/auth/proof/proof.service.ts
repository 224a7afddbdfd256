import type { proveIdentity as proof } from "@rolecall/contract/auth/proof.ts";
import type * as z from "zod";
import type { Db } from "#db/db.ts";
import type { Caller } from "#features/auth/caller.ts";
import { provedFromNow } from "#features/auth/sessions/proved-until.ts";
import { updateProof } from "#features/auth/sessions/session.queries.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkOwnPassword } from "./own-password.service.ts";

/** Makes the user's session a proved one for ten minutes. */
export const proveIdentity = async (
  db: Db,
  { user, given }: { user: SignedInUser; given: z.output<typeof proof.body> },
  caller: Caller,
): Promise<void> => {
  const { password } = given;
  await checkOwnPassword(db, { user, password }, { caller, path: "password" });
  const { id: userId, sessionId } = user;
  await updateProof(db, { sessionId, userId, provedUntil: provedFromNow() });
};
