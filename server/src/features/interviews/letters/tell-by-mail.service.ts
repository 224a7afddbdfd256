import type { Transaction } from "#db/db.ts";
import type { Interview, Subject } from "#features/interviews/interviews.queries.ts";
import { sendLetter, sendLetters } from "#features/letters/outbox.service.ts";
import { chooseATimeLetter } from "./choose-a-time.letter.ts";
import { interviewLetter } from "./interview.letter.ts";

interface Turn {
  /** Null of a new one. */
  before: Interview | null;
  after: Interview;
  subject: Subject;
}

const isScheduled = (interview: Interview | null) => interview?.state === "scheduled";

const idsOf = (interview: Interview | null) => interview?.interviewers.map(({ id }) => id) ?? [];

/** Who has an interview in their calendar. */
const peopleOf = (interview: Interview | null, { candidateId }: Subject): string[] =>
  interview && isScheduled(interview)
    ? [...(candidateId === null ? [] : [candidateId]), ...idsOf(interview)]
    : [];

/** Asks for the letters of what became of an interview, in the transaction in which it did. */
export const tellByMail = async (
  db: Transaction,
  { before, after, subject }: Turn,
): Promise<void> => {
  const [had, have] = [peopleOf(before, subject), peopleOf(after, subject)];
  const about = { interviewId: after.id };
  const startsAt = before?.startsAt?.toISOString() ?? null;
  const isOther = before === null || before.sequence !== after.sequence || had.length === 0;
  const off = had.filter((to) => !have.includes(to));
  const on = isOther ? have : [];
  await sendLetters(db, interviewLetter, [
    ...off.map((to) => ({ about: { ...about, to, change: "cancelled" as const, startsAt } })),
    ...on.map((to) => {
      const isNew = before?.wasScheduled !== true || (had.length > 0 && !had.includes(to));
      const change = isNew ? ("scheduled" as const) : ("changed" as const);
      return { about: { ...about, to, change, startsAt: null } };
    }),
  ]);
  const { candidateId: to } = subject;
  if (to === null) return;
  if (after.state === "proposed" && isOtherOffer(before, after))
    await sendLetter(db, chooseATimeLetter, { ...about, to });
  // No calendar has it, but the candidate was asked.
  if (after.state === "cancelled" && before?.state === "proposed")
    await sendLetter(db, interviewLetter, { ...about, to, change: "cancelled", startsAt: null });
};

/** Whether the candidate has something else to choose from. */
const isOtherOffer = (before: Interview | null, after: Interview) =>
  before?.state !== "proposed" ||
  JSON.stringify([before.times, before.durationMinutes]) !==
    JSON.stringify([after.times, after.durationMinutes]);
