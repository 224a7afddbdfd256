import type { InterviewState } from "@rolecall/contract/interviews/interviews.ts";
import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { interviewPeople } from "#db/schema/interviews/interview-people.ts";
import { interviews } from "#db/schema/interviews/interviews.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";

interface Person {
  id: string;
  firstName: string | null;
  lastName: string | null;
}

// Of a select of one table Drizzle names columns without it, so that tables stand before them here.
const interviewers = sql<Person[]>`(
  select coalesce(json_agg(json_build_object(
    'id', person.id, 'firstName', person.first_name, 'lastName', person.last_name
  ) order by people.place), '[]')
  from ${interviewPeople} as people join ${users} as person on person.id = people.user_id
  where people.interview_id = ${interviews}.id
)`;

const selectInterviews = (db: Db) =>
  db.select({ ...getTableColumns(interviews), interviewers }).from(interviews);

/** Those of applications, oldest first. */
export const listInterviews = (db: Db, applicationIds: string[]) =>
  selectInterviews(db)
    .where(sql`${interviews.applicationId} = any(${sql.param(applicationIds)}::uuid[])`)
    .orderBy(asc(interviews.createdAt), asc(interviews.id));

export type Interview = Awaited<ReturnType<typeof listInterviews>>[number];

export const findInterview = async (db: Db, id: string): Promise<Interview | null> => {
  const [found] = await selectInterviews(db).where(eq(interviews.id, id)).limit(1);
  return found ?? null;
};

/** Which interview a candidate's link opens, and of which application. */
export const findByToken = async (db: Db, token: string) => {
  const [found] = await db
    .select({ id: interviews.id, applicationId: interviews.applicationId })
    .from(interviews)
    .where(eq(interviews.token, token))
    .limit(1);
  return found ?? null;
};

/** What an interview is about. Locked, all changes of its interviews wait until the transaction ends. */
export const findSubject = async (db: Db, applicationId: string, locked?: "locked") => {
  const select = db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      companyId: jobs.companyId,
      candidateId: applications.candidateId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId))
    .limit(1);
  const [found] = await (locked ? select.for("no key update", { of: applications }) : select);
  if (!found) throw new Error("An interview has an application");
  return found;
};

export type Subject = Awaited<ReturnType<typeof findSubject>>;

export const insertInterview = async (
  db: Db,
  row: Omit<typeof interviews.$inferInsert, "id">,
): Promise<string> => {
  const [added] = await db
    .insert(interviews)
    .values({ ...row, createdAt: sql`clock_timestamp()` })
    .returning({ id: interviews.id });
  if (!added) throw new Error("The interview was not kept");
  return added.id;
};

export const updateInterview = async (
  db: Db,
  id: string,
  changes: Partial<typeof interviews.$inferInsert>,
): Promise<void> => {
  await db.update(interviews).set(changes).where(eq(interviews.id, id));
};

export const replacePeople = async (
  db: Db,
  { interviewId, userIds }: { interviewId: string; userIds: string[] },
): Promise<void> => {
  await db.delete(interviewPeople).where(eq(interviewPeople.interviewId, interviewId));
  const rows = userIds.map((userId, place) => ({ interviewId, userId, place }));
  if (rows.length > 0) await db.insert(interviewPeople).values(rows);
};

/** Those of these applications that are to come, or wait for a time. */
export const listToCome = async (db: Db, applicationIds: string[]) => {
  const state: InterviewState = "scheduled";
  return db
    .select({ id: interviews.id, applicationId: interviews.applicationId })
    .from(interviews)
    .where(
      sql`${interviews.applicationId} = any(${sql.param(applicationIds)}::uuid[])
        and (${interviews.state} = 'proposed' or ${interviews.state} = ${state}
          and ${interviews.startsAt} + make_interval(mins => ${interviews.durationMinutes}) > now())`,
    )
    .orderBy(asc(interviews.applicationId), asc(interviews.createdAt), asc(interviews.id));
};
