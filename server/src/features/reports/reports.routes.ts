import { reportJob } from "@rolecall/contract/jobs/reports.ts";
import { answerTakedown } from "@rolecall/contract/jobs/takedowns.ts";
import type { Feature } from "#http/route.ts";
import * as reports from "./reports.service.ts";

export const reportRoutes: Feature = (route) => {
  route(reportJob, async ({ db, params, user, body, request, config }) => {
    const caller = { address: request.ip, throttled: config.rateLimit };
    await reports.reportJob(db, { ...params, user, given: body, caller });
  });
  route(answerTakedown, ({ db, user, params, body }) =>
    reports.answerTakedown(db, { ...params, user, ...body }),
  );
};
