import { and, eq, or } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { portraits } from "#db/schema/portraits.ts";
import { users } from "#db/schema/users.ts";
import { objectPathOf } from "./object-path.sql.ts";

/** Somebody's picture: for everybody while the account shows it, before that for its owner alone. */
export const findReadablePortrait = async (
  db: Db,
  { id, readerId }: { id: string; readerId: string },
) => {
  const [portrait] = await db
    .select({ contentType: portraits.contentType, content: portraits.content })
    .from(portraits)
    .innerJoin(users, eq(users.id, portraits.ownerId))
    .where(
      and(
        eq(portraits.id, id),
        or(eq(portraits.ownerId, readerId), eq(users.profileImageUrl, objectPathOf(id))),
      ),
    )
    .limit(1);
  return portrait ?? null;
};
