// The queries of notes, tags and stars.
import { randomUUID } from "node:crypto";
import * as marks from "#features/notes/marks.queries.ts";
import * as notes from "#features/notes/notes.queries.ts";
import { withMarks } from "#read-models/application/application-marks.queries.ts";
import { hiringTeamAmong } from "#read-models/teams/hiring-team.queries.ts";
import { asked, type Board, ofOneRecruiter } from "./asked.ts";

export const noteScreens = [
  asked("recruiter", ({ application }) => `/api/applications/${application}/notes`),
  asked("recruiter", ({ application }) => `/api/applications/${application}/notes`, { page: 2 }),
  asked("recruiter", ({ application }) => `/api/applications/${application}/mentionable`),
  asked("recruiter", ({ application }) => `/api/applications/${application}/twins`),
  asked("recruiter", "/api/applications/filter", { tag: "remote" }, ofOneRecruiter),
  asked("recruiter", "/api/applications/filter", { starred: "true" }, ofOneRecruiter),
];

export const noteQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "the tags and stars of applications": ({ db, busy }) =>
    withMarks(db, [{ id: busy.application }], busy.recruiter),
  "a note and its rights": ({ db, busy }) =>
    notes.lockNote(db, { id: randomUUID(), userId: busy.recruiter }),
  "the job of a note that mentions somebody": ({ db, busy }) =>
    notes.findMention(db, { noteId: randomUUID(), userId: busy.recruiter }),
  "one note": ({ db }) => notes.findNote(db, randomUUID()),
  "the deletion of a note": ({ db }) => notes.deleteNote(db, randomUUID()),
  "the deletion of a tag": ({ db, busy }) =>
    marks.deleteTag(db, { applicationId: busy.application, comparable: "remote" }),
  "the deletion of a star": ({ db, busy }) =>
    marks.deleteStar(db, { applicationId: busy.application, userId: busy.recruiter }),
  "the number of an application's tags": ({ db, busy }) =>
    marks.countOtherTags(db, { applicationId: busy.application, comparable: "remote" }),
  "those of some users who are on the hiring team": ({ db, busy }) =>
    hiringTeamAmong(db, { jobId: busy.job, userIds: [busy.recruiter] }),
};
