import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { users } from "#db/schema/users.ts";
import { type Anonymous, anonymousOf } from "./hide.ts";

/** Those of these applications that are anonymous, each with what its employer reads of who sent it. */
export const anonymousAmong = async (
  db: Db,
  applicationIds: string[],
): Promise<Map<string, Anonymous>> => {
  if (applicationIds.length === 0) return new Map();
  const found = await db
    .select({
      id: applications.id,
      code: sql<string>`${applications.anonymousCode}`,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phoneNumber: candidateProfiles.phoneNumber,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.candidateId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
    .where(
      and(
        sql`${applications.id} = any(${sql.param([...new Set(applicationIds)])}::uuid[])`,
        isNotNull(applications.anonymousCode),
      ),
    );
  return new Map(found.map(({ id, ...author }) => [id, anonymousOf(author)]));
};

/** What its employer reads of who sent the application; null where they know who it is. */
export const findAnonymous = async (db: Db, applicationId: string): Promise<Anonymous | null> =>
  (await anonymousAmong(db, [applicationId])).get(applicationId) ?? null;
