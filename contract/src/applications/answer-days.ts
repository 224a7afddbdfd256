import { refusal } from "#refusal.ts";
/** Within so many days a company promises an answer, where it says nothing else. */
export const defaultAnswerDays = 14;
export const mostAnswerDays = 60;
export const answerDaysText = refusal(
  "answer-days-out-of-range",
  `Answer days must be from 1 to ${mostAnswerDays}`,
);
