import type { ViewChanges } from "@rolecall/contract/views/views.schemas.ts";
import { mostViews } from "@rolecall/contract/views/views.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locksOf } from "#db/locks.ts";
import { views } from "#db/schema/views/views.ts";
import type { Account } from "#policies/employer.ts";
import { isReadableView, mayChangeView } from "#policies/view.ts";

const columns = {
  id: views.id,
  name: views.name,
  screen: views.screen,
  query: views.query,
  columns: views.columns,
  companyId: views.companyId,
  createdAt: views.createdAt,
};

/** Somebody has few teams, and each of them few views. */
const mostListed = 10 * mostViews;

/** All views that the user reads, by name. */
export const listViews = (db: Db, user: Account) =>
  db
    .select(columns)
    .from(views)
    .where(isReadableView(db, user))
    .orderBy(sql`lower(${views.name})`, asc(views.id))
    .limit(mostListed);

const isOwn = (userId: string) => and(eq(views.authorId, userId), isNull(views.companyId));

export const listOwnViews = (db: Db, userId: string) =>
  db
    .select(columns)
    .from(views)
    .where(isOwn(userId))
    .orderBy(asc(views.createdAt), asc(views.id))
    .limit(mostViews);

/** Whose views a new one joins: a team's, or the author's own. */
interface Keeper {
  authorId: string;
  companyId: string | null;
}

/** Lets views be added for the same keeper one after the other, until the transaction ends. */
export const lockViews = async (db: Db, { authorId, companyId }: Keeper): Promise<void> => {
  await db.execute(
    sql`select pg_advisory_xact_lock(${locksOf.views}, hashtext(${companyId ?? authorId}))`,
  );
};

export const countViews = (db: Db, { authorId, companyId }: Keeper): Promise<number> =>
  db.$count(views, companyId === null ? isOwn(authorId) : eq(views.companyId, companyId));

export const insertView = async (db: Db, view: typeof views.$inferInsert) => {
  const [added] = await db.insert(views).values(view).returning(columns);
  if (!added) throw new Error("No view was added");
  return added;
};

type Which = { id: string; user: Account };

const isChangeable = (db: Db, { id, user }: Which) =>
  and(eq(views.id, id), mayChangeView(db, user));

/** Null where the user may change no such view. */
export const updateView = async (db: Db, which: Which, changes: ViewChanges) => {
  const isIt = isChangeable(db, which);
  const [view] = await (Object.keys(changes).length > 0
    ? db.update(views).set(changes).where(isIt).returning(columns)
    : db.select(columns).from(views).where(isIt));
  return view ?? null;
};

/** Reports whether the user could delete such a view. */
export const deleteView = async (db: Db, which: Which): Promise<boolean> => {
  const { rowCount } = await db.delete(views).where(isChangeable(db, which));
  return rowCount === 1;
};

/** Deletes what is nobody's but the user's. */
export const deleteOwnViews = async (db: Db, userId: string): Promise<void> => {
  await db.delete(views).where(isOwn(userId));
};
