import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locksOf } from "#db/locks.ts";
import { interviewBookings } from "#db/schema/interviews/interview-bookings.ts";
import { interviews } from "#db/schema/interviews/interviews.ts";

/** The constraint that whom or what is taken violates. */
export const bookedOnce = "interview_bookings_once";

interface Booking {
  taken: string;
  /** Null of a room. */
  userId: string | null;
}

/** The longest that two of one name may wait for each other is the transaction of one. Locks are taken in one order. */
export const lockTaken = async (db: Db, names: string[]): Promise<void> => {
  const numbers = db.$with("numbers").as(
    db
      .selectDistinct({ number: sql<number>`hashtext(name)`.as("number") })
      .from(sql`unnest(${sql.param(names)}::text[]) as name`)
      .orderBy(sql`hashtext(name)`),
  );
  await db
    .with(numbers)
    .select({ locked: sql`pg_advisory_xact_lock(${locksOf.bookings}, ${numbers.number})` })
    .from(numbers);
};

export const deleteBookings = async (db: Db, interviewId: string): Promise<void> => {
  await db.delete(interviewBookings).where(eq(interviewBookings.interviewId, interviewId));
};

/** Of what interviews of these applications take, the candidates. */
export const deleteCandidatesBookings = async (db: Db, applicationIds: string[]): Promise<void> => {
  await db.delete(interviewBookings).where(
    sql`${interviewBookings.taken} like 'candidate:%' and ${interviewBookings.interviewId} in (
      select ${interviews.id} from ${interviews}
      where ${interviews.applicationId} = any(${sql.param(applicationIds)}::uuid[])
    )`,
  );
};

const spanOf = (startsAt: Date, durationMinutes: number) => {
  const from = startsAt.toISOString();
  return sql<string>`tstzrange(${from}::timestamptz, ${from}::timestamptz + make_interval(mins => ${durationMinutes}))`;
};

/** The database refuses it where one of these is taken at that time. */
export const insertBookings = async (
  db: Db,
  {
    interviewId,
    startsAt,
    durationMinutes,
    bookings,
  }: { interviewId: string; startsAt: Date; durationMinutes: number; bookings: Booking[] },
): Promise<void> => {
  const during = spanOf(startsAt, durationMinutes);
  await db
    .insert(interviewBookings)
    .values(bookings.map((booking) => ({ interviewId, ...booking, during })));
};

/**
 * Which of these times are free for all that an interview takes, itself left out, and for its candidate, wherever
 * else they have one.
 */
export const listFree = async (
  db: Db,
  {
    interviewId,
    times,
    durationMinutes,
    taken,
    candidateId,
  }: {
    interviewId: string;
    times: Date[];
    durationMinutes: number;
    taken: string[];
    candidateId: string | null;
  },
): Promise<Date[]> => {
  const { rows } = await db.execute<{ at: string }>(sql`
    select at::text from unnest(${sql.param(times.map((time) => time.toISOString()))}::timestamptz[]) as at
    where not exists (
      select from ${interviewBookings}
      where ${interviewBookings.interviewId} <> ${interviewId}
        and ${interviewBookings.during} && tstzrange(at, at + make_interval(mins => ${durationMinutes}))
        and ${interviewBookings.taken} = any(${sql.param(taken)}::text[])
    ) and not exists (
      select from ${interviewBookings}
      where ${interviewBookings.interviewId} <> ${interviewId}
        and ${interviewBookings.userId} = ${candidateId}
        and ${interviewBookings.taken} like 'candidate:%'
        and ${interviewBookings.during} && tstzrange(at, at + make_interval(mins => ${durationMinutes}))
    )
    order by at`);
  return rows.map(({ at }) => new Date(at));
};
