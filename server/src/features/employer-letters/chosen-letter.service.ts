// A letter as it was chosen with a decision: whose it may be, and what it says to each candidate.
import type { ChosenLetter, WithLetter } from "@rolecall/contract/hiring/chosen-letter.schemas.ts";
import {
  noSentenceText,
  type TemplateKind,
  unknownReasonText,
  unknownTemplateText,
} from "@rolecall/contract/hiring/letters.ts";
import { filledIn } from "@rolecall/contract/hiring/placeholders.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import {
  findSenderName,
  type LetterSubject,
  listCompaniesOf,
  listLetterSubjects,
} from "./letter-subjects.queries.ts";
import { findAnyReason } from "./reasons.queries.ts";
import { findTemplate } from "./templates.queries.ts";

/** A letter before its placeholders are filled in. */
interface Written {
  subject: string;
  text: string;
}

/** One of a template knows whose it is and what for. */
interface Found extends Written {
  companyId?: string;
  kind?: TemplateKind;
}

/** What goes with a decision: to be held against the companies of its applications. */
export interface Choice {
  letter: Written | null;
  /** What the letter is for; null of one that was written for the occasion. */
  letterKind: TemplateKind | null;
  reason: { id: string; label: string } | null;
  /** What the candidate reads of the reason. */
  sentence: string | null;
  /** Throws `bad-input` where template or reason are not of each of these companies. */
  checkIsOf: (companyIds: Iterable<string>) => void;
}

const unknownTemplate = () => new AppError("bad-input", unknownTemplateText, { path: "letter" });
const unknownReason = () => new AppError("bad-input", unknownReasonText, { path: "reasonId" });

/** The template that was named, with its company; a letter that was written is of any. */
const findWritten = async (
  db: Db,
  letter: ChosenLetter | null | undefined,
): Promise<Found | null> => {
  if (!letter || !("templateId" in letter)) return letter ?? null;
  const template = await findTemplate(db, letter.templateId);
  if (!template) throw unknownTemplate();
  return template;
};

/** Reads what was chosen. Throws `bad-input` where there is no such template or reason anywhere. */
export const readChoice = async (
  db: Db,
  { letter, reasonId, showReason }: WithLetter,
): Promise<Choice> => {
  const written = await findWritten(db, letter);
  const reason = reasonId ? await findAnyReason(db, reasonId) : null;
  if (reasonId && !reason) throw unknownReason();
  const sentence = (showReason && reason?.sentence) || null;
  return {
    letter: written && { subject: written.subject, text: written.text },
    letterKind: written?.kind ?? null,
    reason: reason && { id: reason.id, label: reason.label },
    sentence,
    checkIsOf: (companyIds) => {
      for (const companyId of companyIds) {
        if (written?.companyId !== undefined && written.companyId !== companyId)
          throw unknownTemplate();
        if (reason && reason.companyId !== companyId) throw unknownReason();
      }
      if (showReason && reason && sentence === null)
        throw new AppError("bad-input", noSentenceText, { path: "showReason" });
    },
  };
};

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** The letter as it reads to the candidate of an application. */
const fillLetter = (
  letter: Written,
  subject: LetterSubject,
  { senderName, sentence }: { senderName: string; sentence: string | null },
): Written => {
  const { jobTitle, companyName } = subject;
  const values = {
    firstName: subject.firstName ?? "",
    lastName: subject.lastName ?? "",
    jobTitle,
    companyName,
    senderName: senderName || companyName,
    sentence: sentence ?? "",
  };
  return {
    subject: oneLine(filledIn(letter.subject, values)),
    text: filledIn(letter.text, values),
  };
};

interface Filling {
  /** All that the decision is about. */
  applicationIds: string[];
  /** Those whose candidates get the letter. */
  writeTo: string[];
  senderId: string;
  choice: Choice;
  /** Whether the employer is to read it: then it is to whom they know. */
  forEmployer?: boolean;
}

interface LetterTo extends Written {
  candidateId: string;
  /** Whether the candidate gets it by mail. */
  isReached: boolean;
}

/**
 * What the chosen letter says to the candidates of these applications; nothing to those who are erased. Throws
 * `bad-input` where what was chosen is not of each application's company.
 */
export const lettersTo = async (
  db: Db,
  { applicationIds, writeTo, senderId, choice, forEmployer = false }: Filling,
): Promise<Map<string, LetterTo>> => {
  const { letter, reason, sentence } = choice;
  if (!letter && !reason) return new Map();
  choice.checkIsOf(await listCompaniesOf(db, applicationIds));
  if (!letter || writeTo.length === 0) return new Map();
  const senderName = await findSenderName(db, senderId);
  const letters = new Map<string, LetterTo>();
  for (const subject of await listLetterSubjects(db, writeTo)) {
    const { id, candidateId, isReached } = subject;
    if (candidateId === null) continue;
    const named = forEmployer ? { ...subject, ...subject.forEmployer } : subject;
    const written = fillLetter(letter, named, { senderName, sentence });
    letters.set(id, { ...written, candidateId, isReached });
  }
  return letters;
};

/** A letter to the candidate of one application, filled in when it is delivered; null where there is nobody. */
export const letterOf = async (
  db: Db,
  { sentence, ...letter }: Written & { sentence: string | null },
  { applicationId, senderId }: { applicationId: string; senderId: string | null },
): Promise<Written | null> => {
  const [subject] = await listLetterSubjects(db, [applicationId]);
  if (!subject?.candidateId) return null;
  const senderName = senderId === null ? "" : await findSenderName(db, senderId);
  return fillLetter(letter, subject, { senderName, sentence });
};

/** How many of the candidates of these applications get letters by mail. */
export const reachedAmong = async (db: Db, applicationIds: string[]): Promise<number> => {
  const subjects = await listLetterSubjects(db, applicationIds);
  return subjects.filter(({ isReached }) => isReached).length;
};
