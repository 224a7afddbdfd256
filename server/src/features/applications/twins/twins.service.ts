import type { Twin } from "@rolecall/contract/applications/twins.schemas.ts";
import type { Db } from "#db/db.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsEmployer } from "#policies/application.ts";
import { listTwins } from "./twins.queries.ts";

/** Where the same person may have applied from another account; nothing is merged. For the hiring team. */
export const twinsOf = async (
  db: Db,
  { user, id }: { user: SignedInUser; id: string },
): Promise<Twin[]> => {
  await checkIsEmployer(db, { user, id });
  return listTwins(db, { id, user });
};
