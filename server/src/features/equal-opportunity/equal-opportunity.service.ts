import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import type { EqualOpportunity } from "@rolecall/contract/equal-opportunity/equal-opportunity.schemas.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import * as queries from "./equal-opportunity.queries.ts";

const nothing: EqualOpportunity = { gender: null, ethnicity: null, age: null, disability: null };

type Which = { user: SignedInUser; id: string };

/** To everybody but its candidate there is no such application here. */
const holdOwn = async (db: Db, { user, id }: Which) => {
  if (!(await queries.lockOwnApplication(db, { id, userId: user.id })))
    throw new AppError("missing", applicationMissingText);
};

/** What was told of applications by their candidates; those are missing of which nothing was. */
export const toldOfApplications = (db: Db, applicationIds: string[]) =>
  queries.listTold(db, applicationIds);

/** What the user told apart from an application of theirs. */
export const toldOf = async (db: Db, { user, id }: Which): Promise<EqualOpportunity> => {
  await holdOwn(db, { user, id });
  const [row] = await queries.listTold(db, [id]);
  return row ?? nothing;
};

/** Replaces what the user told apart from an application of theirs. */
export const setTold = (
  db: Db,
  { user, id, told }: Which & { told: EqualOpportunity },
): Promise<EqualOpportunity> =>
  db.transaction(async (db) => {
    await holdOwn(db, { user, id });
    await queries.upsertTold(db, { applicationId: id, ...told });
    return told;
  });

/** Deletes what was told apart from applications that are being erased. */
export const eraseToldOf = (db: Db, applicationIds: string[]): Promise<void> =>
  queries.deleteTold(db, applicationIds);
