import { messageReportEndpoints } from "@rolecall/contract/conversations/message-reports.schemas.ts";
import { reportEndpoints } from "@rolecall/contract/jobs/reports.schemas.ts";
import { takedownEndpoints } from "@rolecall/contract/jobs/takedowns.schemas.ts";
import type { Feature } from "#http/route.ts";
import { reportMessages } from "./messages/message-cases.service.ts";
import * as reports from "./reports.service.ts";

export const reportRoutes: Feature = (route) => {
  route(reportEndpoints.reportJob, ({ db, params, user, body, request, config }) =>
    reports.reportJob(db, { ...params, user, given: body, address: request.ip }, config),
  );
  route(messageReportEndpoints.reportMessages, ({ db, params, user, body, config }) =>
    reportMessages(db, { ...params, user, given: body }, config),
  );
  route(takedownEndpoints.answerTakedown, ({ db, user, params, body }) =>
    reports.answerTakedown(db, { ...params, user, ...body }),
  );
};
