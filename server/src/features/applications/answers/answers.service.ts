import type { ApplicationDraft } from "@rolecall/contract/applications/application-draft.ts";
import {
  answeredTwiceText,
  answerInvalidText,
  answerMissingText,
  type AnswerValue,
  isNoAnswer,
  isRuledOut,
  isValidAnswer,
  type Question,
} from "@rolecall/contract/hiring/answers.ts";
import type { Answer } from "@rolecall/contract/hiring/questions.schemas.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayRead } from "#policies/application.ts";
import { anonymousAmong, findAnonymous } from "#read-models/anonymous/anonymous.queries.ts";
import { hideInAnswer } from "#read-models/anonymous/hide.ts";
import { ownResumeId } from "#read-models/own-upload.queries.ts";
import { type GivenAnswer, listAnswers, listAnswersOf } from "./answers.queries.ts";

const badAnswer = (sentence: string) => new AppError("bad-input", sentence, { path: "answers" });

/** The answers to a job's questions as they are kept, and whether one of them rules out. */
export interface CheckedAnswers {
  answers: GivenAnswer[];
  ruledOut: boolean;
}

/**
 * Checks what a candidate answered, question by question. Answers to unknown questions are left out.
 * @throws `bad-input` at the first question that was answered twice, not at all though it must be, or wrongly
 */
export const checkAnswers = async (
  db: Db,
  questions: Question[],
  { userId, answers }: { userId: string; answers: ApplicationDraft["answers"] },
): Promise<CheckedAnswers> => {
  const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId.toLowerCase());
  const checked: GivenAnswer[] = [];
  let ruledOut = false;
  for (const question of questions) {
    const [given, ...more] = byQuestion.get(question.id) ?? [];
    if (more.length > 0) throw badAnswer(answeredTwiceText);
    const value = given?.value;
    if (isNoAnswer(value)) {
      if (question.required) throw badAnswer(answerMissingText(question));
      continue;
    }
    if (!isValidAnswer(value, question)) throw badAnswer(answerInvalidText(question));
    checked.push(await keptAnswer(db, { question, value, userId }));
    ruledOut ||= isRuledOut(value, question);
  }
  return { answers: checked, ruledOut };
};

const keptAnswer = async (
  db: Db,
  { question, value, userId }: { question: Question; value: AnswerValue; userId: string },
): Promise<GivenAnswer> => {
  const { id: questionId, text, type } = question;
  const answer = { questionId, question: text, type, value, uploadId: null };
  if (type !== "file") return answer;
  const uploadId = await ownResumeId(db, { objectPath: String(value), userId });
  if (!uploadId) throw badAnswer(answerInvalidText(question));
  return { ...answer, uploadId };
};

/** The answers of an application, for its hiring team and its candidate. */
export const answersOf = async (
  db: Db,
  which: { user: SignedInUser; id: string },
): Promise<Answer[]> => {
  const { isRead } = await checkMayRead(db, which);
  const [answers, anonymous] = await Promise.all([
    listAnswers(db, which.id),
    isRead ? findAnonymous(db, which.id) : null,
  ]);
  return anonymous ? answers.map((answer) => hideInAnswer(anonymous, answer)) : answers;
};

/** The answers of some applications, as they were given; who may read them is the caller's to check. */
export const answersOfApplications = (db: Db, applicationIds: string[]) =>
  listAnswersOf(db, applicationIds);

/** The same as employers read them. */
export const answersForEmployers = async (db: Db, applicationIds: string[]) => {
  const [answers, anonymous] = await Promise.all([
    listAnswersOf(db, applicationIds),
    anonymousAmong(db, applicationIds),
  ]);
  return answers.map((answer) => {
    const author = anonymous.get(answer.applicationId);
    return author ? hideInAnswer(author, answer) : answer;
  });
};
