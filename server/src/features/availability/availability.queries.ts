import type { Availability } from "@rolecall/contract/interviews/availability.schemas.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { availabilities } from "#db/schema/interviews/availabilities.ts";
import { interviewBookings } from "#db/schema/interviews/interview-bookings.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { takenByPerson } from "#read-models/taken-by-interviews.ts";

const columns = {
  timeZone: availabilities.timeZone,
  hours: availabilities.hours,
  bufferMinutes: availabilities.bufferMinutes,
  calendarUrl: availabilities.calendarUrl,
};

/** Of these users, those who have set when they take interviews. */
export const listAvailabilities = (db: Db, userIds: string[]) =>
  db
    .select({ userId: availabilities.userId, ...columns })
    .from(availabilities)
    .where(inArray(availabilities.userId, userIds));

export const upsertAvailability = async (
  db: Db,
  { userId, ...set }: Availability & { userId: string },
): Promise<void> => {
  await db
    .insert(availabilities)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: availabilities.userId, set });
};

const colleague = alias(companyMembers, "colleague");

/** Those of these users who belong to a company of the caller's. */
export const listColleagues = async (
  db: Db,
  { userId, ids }: { userId: string; ids: string[] },
): Promise<string[]> => {
  const found = await db
    .selectDistinct({ id: colleague.userId })
    .from(companyMembers)
    .innerJoin(colleague, eq(colleague.companyId, companyMembers.companyId))
    .where(
      sql`${companyMembers.userId} = ${userId} and ${colleague.userId} = any(${sql.param(ids)}::uuid[])`,
    );
  return found.map(({ id }) => id);
};

/** The scheduled interviews of these people that touch a stretch of time. */
export const listBookings = async (
  db: Db,
  { userIds, from, to }: { userIds: string[]; from: Date; to: Date },
) => {
  const taken = userIds.map(takenByPerson);
  return db
    .select({
      userId: sql<string>`${interviewBookings.userId}`,
      from: sql<Date>`lower(${interviewBookings.during})`.mapWith((at: string) => new Date(at)),
      to: sql<Date>`upper(${interviewBookings.during})`.mapWith((at: string) => new Date(at)),
    })
    .from(interviewBookings)
    .where(
      sql`${interviewBookings.taken} = any(${sql.param(taken)}::text[])
        and ${interviewBookings.during} && tstzrange(${from.toISOString()}, ${to.toISOString()})`,
    );
};
