import type { ViewChanges, ViewDraft } from "@rolecall/contract/views/views.schemas.ts";
import { mostViews, tooManyViewsText, viewMissingText } from "@rolecall/contract/views/views.ts";
import type { Db } from "#db/db.ts";
import { companyRole } from "#features/teams/members/members.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import * as queries from "./views.queries.ts";

type Which = { id: string; user: SignedInUser };

const missing = () => new AppError("missing", viewMissingText);

/** One's own views, and those of the teams to which one belongs as more than a reviewer. */
export const viewsOf = (db: Db, user: SignedInUser) => queries.listViews(db, user);

/** What somebody kept for themselves alone, for their archive. */
export const ownViewsOf = (db: Db, userId: string) => queries.listOwnViews(db, userId);

/** Keeps a view, for the user alone or for a team of theirs. */
export const addView = async (
  db: Db,
  { user, companyId, ...draft }: ViewDraft & { user: SignedInUser },
) => {
  if (companyId) {
    await companyRole(db, { id: companyId, user });
    await checkMayInCompany(db, { companyId, user }, "manageJobs");
  }
  const keeper = { authorId: user.id, companyId: companyId ?? null };
  return db.transaction(async (db) => {
    await queries.lockViews(db, keeper);
    if ((await queries.countViews(db, keeper)) >= mostViews)
      throw new AppError("conflict", tooManyViewsText);
    return queries.insertView(db, { ...draft, ...keeper });
  });
};

/** Changes a view, for its author and who leads its company. To everybody else it is missing. */
export const changeView = async (
  db: Db,
  { changes, ...which }: Which & { changes: ViewChanges },
) => {
  const view = await queries.updateView(db, which, changes);
  if (!view) throw missing();
  return view;
};

export const deleteView = async (db: Db, which: Which): Promise<void> => {
  if (!(await queries.deleteView(db, which))) throw missing();
};

/** Deletes an account's own views; what it kept for a team stays there. */
export const forgetViewsOf = (db: Db, userId: string): Promise<void> =>
  queries.deleteOwnViews(db, userId);
