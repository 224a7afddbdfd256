import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locksOf } from "#db/locks.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { findablePeople } from "#db/schema/talent/findable-people.ts";
import { personTerms } from "#db/schema/talent/person-terms.ts";
import { users } from "#db/schema/users.ts";
import type { Terms } from "./terms.ts";
import { toReread } from "./to-reread.sql.ts";

/** Until the transaction ends, nobody else reads the person's profile to keep it. */
export const lockPerson = async (db: Db, userId: string): Promise<void> => {
  await db.execute(
    sql`select pg_advisory_xact_lock(${locksOf.findable}, hashtext(${userId}::uuid::text))`,
  );
};

/** Who is read: their settings, names and profile; null where nobody ever finds them. */
export const findToRead = async (db: Db, userId: string) => {
  const [person] = await db
    .select({
      number: findablePeople.number,
      to: findablePeople.to,
      wasShown: sql<boolean>`${findablePeople.document} is not null`,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phoneNumber: candidateProfiles.phoneNumber,
      resumeId: candidateProfiles.resumeId,
      updatedAt: candidateProfiles.updatedAt,
    })
    .from(findablePeople)
    .innerJoin(users, eq(users.id, findablePeople.userId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, findablePeople.userId))
    .where(eq(findablePeople.userId, userId))
    .limit(1);
  return person ?? null;
};

const nothing = {
  shownAt: null,
  document: null,
  place: null,
  level: null,
  latitude: null,
  longitude: null,
  employers: null,
  posts: null,
  read: null,
  edition: null,
  rereadOn: null,
};

/** Nothing is kept of the profile of who is not found. */
export const updateToHidden = async (db: Db, { userId, number }: Person): Promise<void> => {
  await db.update(findablePeople).set(nothing).where(eq(findablePeople.userId, userId));
  await db.delete(personTerms).where(eq(personTerms.person, number));
};

interface Person {
  userId: string;
  number: number;
}

export interface Reading {
  shownAt: Date;
  title: string;
  text: string;
  /** Lexemes of the skills and the place. */
  lexemes: string[];
  place: string;
  level: (typeof findablePeople.$inferSelect)["level"];
  latitude: number | null;
  longitude: number | null;
  employers: string[];
  posts: string;
  read: unknown;
  edition: string;
  rereadOn: string | null;
}

/** Keeps what was read of a profile. */
export const updateReading = async (
  db: Db,
  {
    userId,
    number,
    title,
    text,
    lexemes,
    terms,
    place,
    ...columns
  }: Person & Reading & { terms: Terms },
): Promise<void> => {
  const document = sql<string>`array_to_tsvector(array(
    select distinct lexeme from unnest(
      lexemes_of('title:', ${title}) || beginnings_in('title:', ${title}) || lexemes_of('', ${text})
        || ${sql.param(lexemes)}::text[]
        || coalesce(cells_at(${columns.latitude}::real, ${columns.longitude}::real), '{}')
    ) as lexeme where lexeme <> ''
  ))`;
  await db
    .update(findablePeople)
    .set({ ...columns, document, place: sql`searched_place(left(fold(${place}), 300))` })
    .where(eq(findablePeople.userId, userId));
  await db.delete(personTerms).where(eq(personTerms.person, number));
  if (terms.size === 0) return;
  await db.execute(sql`
    insert into ${personTerms} (person, term, weight)
    select ${number}, term, weight
    from unnest(
      ${sql.param([...terms.keys()])}::int[], ${sql.param([...terms.values()])}::real[]
    ) as had (term, weight)`);
};

export const listToReread = async (
  db: Db,
  { edition, most }: { edition: string; most: number },
): Promise<string[]> => {
  const { rows } = await db.execute<{ user_id: string }>(toReread(edition, most));
  return rows.map((row) => row.user_id);
};

/** Everybody is read again: the places that locations mean have changed. */
export const updateToUnread = async (db: Db): Promise<void> => {
  await db
    .update(findablePeople)
    .set({ edition: "" })
    .where(and(ne(findablePeople.to, "nobody"), sql`${findablePeople.document} is not null`));
};
