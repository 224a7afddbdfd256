import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { interviewPeople } from "#db/schema/interviews/interview-people.ts";
import { interviews } from "#db/schema/interviews/interviews.ts";
import { type Condition, either, finds } from "#tasks/condition.sql.ts";

const scheduled = eq(interviews.state, "scheduled");

/** Those that begin within a day, and of which nobody was reminded. */
const toRemind = (db: Db) =>
  db
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        scheduled,
        isNull(interviews.remindedAt),
        gt(interviews.startsAt, sql`now()`),
        lte(interviews.startsAt, sql`now() + interval '1 day'`),
      ),
    )
    .orderBy(asc(interviews.startsAt));

/** Those that ended a day ago, and of which nobody was asked for a scorecard. */
const toAskAbout = (db: Db) =>
  db
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        scheduled,
        isNull(interviews.scorecardsAskedAt),
        lte(
          interviews.startsAt,
          sql`now() - interval '1 day' - make_interval(mins => ${interviews.durationMinutes})`,
        ),
        // The same for the index, of the shortest one.
        lte(interviews.startsAt, sql`now() - interval '1 day'`),
      ),
    )
    .orderBy(asc(interviews.startsAt));

export const someAreToTell = (db: Db): Condition =>
  either(finds(toRemind(db).limit(1)), finds(toAskAbout(db).limit(1)));

const told = (people: "all" | "interviewers") => ({
  interviewId: interviews.id,
  startsAt: interviews.startsAt,
  interviewers: sql<string[]>`array(
    select people.user_id::text from ${interviewPeople} as people
    where people.interview_id = ${interviews}.id order by people.place
  )`,
  candidateId: sql<
    string | null
  >`(select candidate_id from ${applications} where ${applications}.id = ${interviews}.application_id and ${people} = 'all')`,
});

/** Notes of some that everybody is reminded of them. Several servers take others each. */
export const updateToReminded = (db: Db, most: number) =>
  db
    .update(interviews)
    .set({ remindedAt: sql`now()` })
    .where(inArray(interviews.id, toRemind(db).limit(most).for("update", { skipLocked: true })))
    .returning(told("all"));

export const updateToAsked = (db: Db, most: number) =>
  db
    .update(interviews)
    .set({ scorecardsAskedAt: sql`now()` })
    .where(inArray(interviews.id, toAskAbout(db).limit(most).for("update", { skipLocked: true })))
    .returning(told("interviewers"));
