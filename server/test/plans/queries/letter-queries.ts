// The queries of letters to candidates.
import { randomUUID } from "node:crypto";
import * as chosen from "#features/applications/statuses/chosen-letters.queries.ts";
import * as waiting from "#features/applications/statuses/waiting-changes.queries.ts";
import * as undoSteps from "#features/applications/undo/undo-steps.queries.ts";
import { deleteOverUndos } from "#features/applications/undo/undo.queries.ts";
import * as letterSubjects from "#features/employer-letters/letter-subjects.queries.ts";
import * as reasons from "#features/employer-letters/reasons.queries.ts";
import * as templates from "#features/employer-letters/templates.queries.ts";
import { deleteAllWaiting } from "#features/letters/outbox.queries.ts";
import { asked, type Board } from "./asked.ts";

export const letterScreens = [
  asked("owner", ({ company }) => `/api/companies/${company}/templates`),
  asked("owner", ({ company }) => `/api/companies/${company}/reasons`),
];

const ofCompany = ({ busy }: Board) => ({
  companyId: busy.company,
  templateId: randomUUID(),
  reasonId: randomUUID(),
});

export const letterQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "how many templates a company has": ({ db, busy }) => templates.countTemplates(db, busy.company),
  "a template": ({ db }) => templates.findTemplate(db, randomUUID()),
  "the deletion of a template": (board) => templates.deleteTemplate(board.db, ofCompany(board)),
  "the letter to everybody who applies": ({ db, busy }) =>
    templates.findReceivedTemplate(db, busy.company),
  "how many reasons a company has": ({ db, busy }) => reasons.countReasons(db, busy.company),
  "a reason": (board) => reasons.findReason(board.db, ofCompany(board)),
  "a reason of any company": ({ db }) => reasons.findAnyReason(db, randomUUID()),
  "the deletion of a reason": (board) => reasons.deleteReason(board.db, ofCompany(board)),
  "what letters name": ({ db, busy }) => letterSubjects.listLetterSubjects(db, [busy.application]),
  "the companies of applications": ({ db, busy }) =>
    letterSubjects.listCompaniesOf(db, [busy.application]),
  "who applied": ({ db, busy }) => letterSubjects.findReceived(db, busy.application),
  "what waits of applications": ({ db, busy }) => waiting.listWaiting(db, [busy.application]),
  "the end of waiting": ({ db }) => waiting.deleteWaiting(db, [randomUUID()]),
  "the letters of a day": ({ db, busy }) => waiting.countLettersOfDay(db, [busy.application]),
  "a call to undo": ({ db, busy }) =>
    undoSteps.findUndo(db, { id: randomUUID(), userId: busy.recruiter, seconds: 30 }),
  "the end of undoing": ({ db }) => undoSteps.deleteSteps(db, [randomUUID()]),
  "calls that can no longer be undone": ({ db }) => deleteOverUndos(db),
  "a letter of a decision": ({ db }) => chosen.findStatusLetter(db, randomUUID()),
  "a letter of a closing": ({ db, busy }) =>
    chosen.findClosingLetter(db, { closingId: randomUUID(), applicationId: busy.application }),
  "taking letters back": ({ db }) => deleteAllWaiting(db, ["none"]),
  "who sends a letter": ({ db, busy }) => letterSubjects.findSenderName(db, busy.recruiter),
};
