import { foreignMentionText, noteMissingText } from "@rolecall/contract/hiring/notes.ts";
import { violates } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsEmployer, checkMay } from "#policies/application.ts";
import { checkMayChangeNote, checkMayDeleteNote } from "#policies/note.ts";
import { hiringTeamAmong } from "#read-models/teams/hiring-team.queries.ts";
import { tellMentioned } from "./mentions.service.ts";
import * as queries from "./notes.queries.ts";

type Which = { user: SignedInUser; id: string };

const missing = () => new AppError("missing", noteMissingText);

const writtenNote = async (db: Db, id: string) => {
  const note = await queries.findNote(db, id);
  if (!note) throw missing();
  return note;
};

/** One page of the notes on an application, oldest first, for its hiring team. */
export const notesOf = async (
  db: Db,
  { user, id, ...slice }: Which & { page: number; limit: number },
) => {
  await checkIsEmployer(db, { user, id });
  return queries.listNotes(db, { applicationId: id, ...slice });
};

/** Whom a note on the application can mention: its hiring team but the user. */
export const mentionable = async (db: Db, { user, id }: Which) => {
  const { jobId } = await checkIsEmployer(db, { user, id });
  return queries.listMentionable(db, { jobId, userId: user.id });
};

/** Writes a note. Only who reads the application can be mentioned in it. */
export const addNote = (db: Db, written: Writing) =>
  insertion(db, written).catch((error: unknown) => {
    throw violates(error, queries.mentionsHaveUser) ? foreignMention() : error;
  });

type Writing = Which & { text: string; mentions: string[] };

const insertion = (db: Db, { user, id, text, mentions }: Writing) =>
  db.transaction(async (db) => {
    const { jobId } = await checkMay(db, { user, id }, "note");
    const mentioned = [...new Set(mentions.map((one) => one.toLowerCase()))];
    const team =
      mentioned.length > 0 ? await hiringTeamAmong(db, { jobId, userIds: mentioned }) : [];
    if (team.length < mentioned.length) throw foreignMention();
    const note = { applicationId: id, authorId: user.id, text, mentions: mentioned };
    const noteId = await queries.insertNote(db, note);
    await tellMentioned(db, { noteId, to: mentioned.filter((one) => one !== user.id) });
    return writtenNote(db, noteId);
  });

const foreignMention = () => new AppError("bad-input", foreignMentionText);

/** A note that the user reads, locked. */
const readableNote = async (db: Db, { user, id }: Which) => {
  const note = await queries.lockNote(db, { id, userId: user.id });
  if (!note) throw missing();
  await checkIsEmployer(db, { user, id: note.applicationId });
  return note;
};

/** Changes a note, for its author. Its mentions stay. */
export const changeNote = (db: Db, { user, id, text }: Which & { text: string }) =>
  db.transaction(async (db) => {
    checkMayChangeNote(await readableNote(db, { user, id }), user);
    await queries.updateNote(db, { id, text });
    return writtenNote(db, id);
  });

/** Deletes a note, for its author and who leads the company. */
export const deleteNote = (db: Db, { user, id }: Which): Promise<void> =>
  db.transaction(async (db) => {
    checkMayDeleteNote(await readableNote(db, { user, id }), user);
    await queries.deleteNote(db, id);
  });
