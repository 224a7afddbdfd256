// The queries of letters to candidates.
import { randomUUID } from "node:crypto";
import * as letterSubjects from "#features/employer-letters/letter-subjects.queries.ts";
import * as reasons from "#features/employer-letters/reasons.queries.ts";
import * as templates from "#features/employer-letters/templates.queries.ts";
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
  "who sends a letter": ({ db, busy }) => letterSubjects.findSenderName(db, busy.recruiter),
};
