import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { companyMissingText } from "#companies/companies.ts";
import { describeEndpoints } from "#endpoint.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { idParams } from "#values/id.ts";
import { writtenQuestion } from "./question-draft.ts";
import * as endpoints from "./questions.ts";
import {
  manyQuestionsText,
  mostQuestions,
  questionRequiredText,
  questionTypes,
  unknownQuestionText,
} from "./questions.ts";

const accepts = z.union([
  z.boolean(),
  z.array(z.string()),
  z.object({ min: z.number().optional(), max: z.number().optional() }),
  // In the union: the encoder of answers knows no union that may be null as well.
  z.null(),
]);

const question = z.object({
  id: z.string(),
  text: z.string(),
  type: z.enum(questionTypes),
  required: z.boolean(),
  options: z.array(z.string()).meta({ description: "Empty but for `one-of` and `several-of`" }),
  accepts: accepts.meta({
    description: "What the employer looks for; another answer is marked, never refused",
  }),
});
export type AskedQuestion = z.output<typeof question>;

const writtenQuestions = z.object({
  questions: z
    .array(writtenQuestion, { error: questionRequiredText })
    .max(mostQuestions, manyQuestionsText)
    .refine((list) => {
      const ids = list.flatMap(({ id }) => (id ? [id.toLowerCase()] : []));
      return new Set(ids).size === ids.length;
    }, unknownQuestionText),
});

const answerValue = z.union([
  z.string(),
  z.boolean(),
  z.number(),
  z.array(z.string()),
  // The file of an anonymous answer.
  z.object({ name: z.string(), url: z.null() }),
]);

export const answer = z.object({
  questionId: z.string(),
  question: z.string().meta({ description: "As it was asked then" }),
  type: z.enum(questionTypes),
  value: answerValue,
});
export type Answer = z.output<typeof answer>;

const ofJob = idParams(jobMissingText);
const ofCompany = idParams(companyMissingText);

export const questionEndpoints = describeEndpoints(endpoints, {
  listJobQuestions: {
    summary: "The questions of a job's form, in their order (who may read the job)",
    refusals: ["gone"],
    params: ofJob,
    reply: z.array(question),
  },
  setJobQuestions: {
    summary: "Replace the questions of a job's form (who manages the job)",
    params: ofJob,
    body: writtenQuestions,
    reply: z.array(question),
  },
  listCompanyQuestions: {
    summary: "The questions that a company keeps for its jobs (its members)",
    params: ofCompany,
    refusals: ["forbidden"],
    reply: z.array(question),
  },
  setCompanyQuestions: {
    summary: "Replace the questions that a company keeps (owner, admin)",
    params: ofCompany,
    body: writtenQuestions,
    reply: z.array(question),
  },
  listAnswers: {
    summary: "The answers of an application (its hiring team, and its candidate)",
    refusals: ["forbidden"],
    params: idParams(applicationMissingText),
    reply: z.array(answer),
  },
});
