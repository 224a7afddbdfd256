import * as z from "zod";
import { answerDaysText, mostAnswerDays } from "./answer-days.ts";

/** The days within which an answer is promised, as they are sent. */
export const answerDaysField = z
  .number({ error: answerDaysText })
  .refine((days) => Number.isInteger(days) && days >= 1 && days <= mostAnswerDays, answerDaysText)
  .meta({ type: "integer", minimum: 1, maximum: mostAnswerDays });
