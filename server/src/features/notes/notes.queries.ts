import { mostMentionable } from "@rolecall/contract/hiring/notes.ts";
import type { MemberRole } from "@rolecall/contract/teams/member-role.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { applicationNotes } from "#db/schema/notes/application-notes.ts";
import { noteMentions } from "#db/schema/notes/note-mentions.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";
import { hiringTeam } from "#policies/job.ts";

/** The constraint that a mention of somebody violates who is erased by now. */
export const mentionsHaveUser = "note_mentions_user_id_users_id_fk";

/** The SELECT of notes as the hiring team reads them. The caller adds which, the order and a limit. */
const selectNotes = (db: Db) =>
  db
    .select({
      id: applicationNotes.id,
      text: applicationNotes.text,
      author: sql<{
        id: string | null;
        firstName: string | null;
        lastName: string | null;
      }>`json_build_object(
        'id', ${users.id}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName}
      )`,
      mentions: sql<string[]>`array(
        select ${noteMentions.userId}::text from ${noteMentions}
        where ${noteMentions.noteId} = ${applicationNotes.id} order by ${noteMentions.place}
      )`,
      createdAt: applicationNotes.createdAt,
      editedAt: applicationNotes.editedAt,
    })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.authorId));

export const findNote = async (db: Db, id: string) => {
  const [note] = await selectNotes(db).where(eq(applicationNotes.id, id)).limit(1);
  return note ?? null;
};

/** One page of an application's notes, oldest first. */
export const listNotes = async (
  db: Db,
  { applicationId, page, limit }: { applicationId: string; page: number; limit: number },
) => {
  const which = eq(applicationNotes.applicationId, applicationId);
  const [items, total] = await Promise.all([
    selectNotes(db)
      .where(which)
      .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(applicationNotes, which),
  ]);
  return { items, total, page, limit };
};

/** The hiring team of a job but this user, by name. */
export const listMentionable = (db: Db, { jobId, userId }: { jobId: string; userId: string }) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(jobs)
    .crossJoinLateral(sql`${hiringTeam} as team`)
    .innerJoin(users, sql`${users.id} = team.user_id and ${users.id} <> ${userId}`)
    .where(eq(jobs.id, jobId))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(mostMentionable);

/** The job of a note that mentions somebody; null where the note is gone or mentions them not. */
export const findMention = async (
  db: Db,
  { noteId, userId }: { noteId: string; userId: string },
) => {
  const [mention] = await db
    .select({ applicationId: applicationNotes.applicationId, jobId: jobs.id, title: jobs.title })
    .from(noteMentions)
    .innerJoin(applicationNotes, eq(applicationNotes.id, noteMentions.noteId))
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(noteMentions.noteId, noteId), eq(noteMentions.userId, userId)))
    .limit(1);
  return mention ?? null;
};

/** What a note's rights depend on; the note stays as it is read until the transaction ends. */
export const lockNote = async (db: Db, { id, userId }: { id: string; userId: string }) => {
  const role = db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, jobs.companyId), eq(companyMembers.userId, userId)));
  const [note] = await db
    .select({
      applicationId: applicationNotes.applicationId,
      authorId: applicationNotes.authorId,
      role: sql<MemberRole | null>`(${role})`,
    })
    .from(applicationNotes)
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applicationNotes.id, id))
    .limit(1)
    .for("update", { of: applicationNotes });
  return note ?? null;
};

/** Adds a note and answers its id. */
export const insertNote = async (
  db: Db,
  {
    mentions,
    ...note
  }: { applicationId: string; authorId: string; text: string; mentions: string[] },
): Promise<string> => {
  const [added] = await db
    .insert(applicationNotes)
    .values({ ...note, createdAt: sql`clock_timestamp()` })
    .returning({ id: applicationNotes.id });
  if (!added) throw new Error("The note was not kept");
  const noteId = added.id;
  const rows = mentions.map((userId, place) => ({ noteId, userId, place }));
  if (rows.length > 0) await db.insert(noteMentions).values(rows);
  return noteId;
};

export const updateNote = async (
  db: Db,
  { id, text }: { id: string; text: string },
): Promise<void> => {
  await db
    .update(applicationNotes)
    .set({ text, editedAt: sql`now()` })
    .where(eq(applicationNotes.id, id));
};

export const deleteNote = async (db: Db, id: string): Promise<void> => {
  await db.delete(applicationNotes).where(eq(applicationNotes.id, id));
};
