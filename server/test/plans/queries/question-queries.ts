// The queries of questions and answers.
import { answersOfApplications } from "#features/applications/answers/answers.service.ts";
import { questionsOfForm } from "#features/questions/questions.service.ts";
import { asked, type Board, ofOneRecruiter } from "./asked.ts";

export const questionScreens = [
  asked("recruiter", ({ application }) => `/api/applications/${application}/answers`),
  asked("recruiter", "/api/applications/filter", { ruledOut: "true" }, ofOneRecruiter),
];

export const questionQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "the questions of a form": ({ db, busy }) => questionsOfForm(db, busy.job),
  "the answers of applications": ({ db, busy }) => answersOfApplications(db, [busy.application]),
};
