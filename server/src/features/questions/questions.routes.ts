import { questionEndpoints } from "@rolecall/contract/hiring/questions.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as questions from "./questions.service.ts";

export const questionRoutes: Feature = (route) => {
  route(questionEndpoints.listJobQuestions, ({ db, user, params }) =>
    questions.questionsOfJob(db, { user, ...params }),
  );
  route(questionEndpoints.setJobQuestions, ({ db, user, params, body }) =>
    questions.setQuestionsOfJob(db, { user, ...params, ...body }),
  );
  route(questionEndpoints.listCompanyQuestions, ({ db, user, params }) =>
    questions.questionsOfCompany(db, { user, ...params }),
  );
  route(questionEndpoints.setCompanyQuestions, ({ db, user, params, body }) =>
    questions.setQuestionsOfCompany(db, { user, ...params, ...body }),
  );
};
