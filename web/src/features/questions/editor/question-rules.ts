import { writtenQuestion } from "@rolecall/contract/hiring/question-draft.ts";
import { manyQuestionsText, mostQuestions } from "@rolecall/contract/hiring/questions.ts";
import * as z from "zod";
import { type EditedQuestion, sentOf } from "./edited-question.ts";

/** A question of the form, checked as the server does. */
export const questionRules = z
  .custom<EditedQuestion>()
  .transform((question): z.input<typeof writtenQuestion> => sentOf(question))
  .pipe(writtenQuestion);

export const questionsRules = z.array(questionRules).max(mostQuestions, manyQuestionsText);

/** The form of a company's questions. */
export const libraryRules = z.object({ questions: questionsRules });
