import { interviewPageEndpoints } from "@rolecall/contract/interviews/interview-pages.schemas.ts";
import { interviewEndpoints } from "@rolecall/contract/interviews/interviews.schemas.ts";
import type { Feature } from "#http/route.ts";
import { cancelByLink, chooseTime, pageOf } from "./page.service.ts";
import * as scheduling from "./scheduling.service.ts";

export const schedulingRoutes: Feature = (route, _app, { config }) => {
  route(interviewEndpoints.listInterviews, ({ db, user, params }) =>
    scheduling.interviewsOf(db, { user, ...params }, config),
  );
  route(interviewEndpoints.addInterview, ({ db, user, params, body }) =>
    scheduling.addInterview(db, { user, ...params, ...body }, config),
  );
  route(interviewEndpoints.changeInterview, ({ db, user, params, body }) =>
    scheduling.changeInterview(db, { user, ...params, ...body }, config),
  );
  route(interviewEndpoints.cancelInterview, ({ db, user, params }) =>
    scheduling.cancelInterview(db, { user, ...params }),
  );
  route(interviewPageEndpoints.getInterviewPage, ({ db, params }) => pageOf(db, params.token));
  route(interviewPageEndpoints.chooseInterviewTime, ({ db, params, body }) =>
    chooseTime(db, { ...params, ...body }, config),
  );
  route(interviewPageEndpoints.cancelByPage, ({ db, params }) => cancelByLink(db, params.token));
};
