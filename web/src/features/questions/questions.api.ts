import {
  listAnswers,
  listCompanyQuestions,
  listJobQuestions,
  setCompanyQuestions,
  setJobQuestions,
} from "@rolecall/contract/hiring/questions.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const jobQuestionsQuery = (id: string) => queryOf(listJobQuestions, { params: { id } });
export const setJobQuestionsMutation = mutationOf(setJobQuestions, {
  invalidates: [listJobQuestions],
});

/** The questions that a company keeps for its jobs. */
export const companyQuestionsQuery = (id: string) =>
  queryOf(listCompanyQuestions, { params: { id } });
export const setCompanyQuestionsMutation = mutationOf(setCompanyQuestions, {
  invalidates: [listCompanyQuestions],
});

export const answersQuery = (id: string) => queryOf(listAnswers, { params: { id } });
