import { applicationEndpoints } from "@rolecall/contract/applications/applications.schemas.ts";
import { timelineEndpoints } from "@rolecall/contract/applications/timeline.schemas.ts";
import { questionEndpoints } from "@rolecall/contract/hiring/questions.schemas.ts";
import { stageEndpoints } from "@rolecall/contract/hiring/stages.schemas.ts";
import type { Feature } from "#http/route.ts";
import { answersOf } from "./answers/answers.service.ts";
import * as applications from "./applications.service.ts";
import { applyToJob } from "./apply.service.ts";
import * as own from "./own-application.service.ts";
import * as statuses from "./statuses/status-changes.service.ts";
import { openApplication, timelineOf } from "./timeline.service.ts";

export const applicationRoutes: Feature = (route) => {
  route(applicationEndpoints.apply, ({ db, user, body, config }) =>
    applyToJob(db, { user, draft: body }, config),
  );
  route(applicationEndpoints.listOwnApplications, ({ db, user, query, config }) =>
    applications.ownApplicationsFor(db, { user, ...query }, config),
  );
  route(applicationEndpoints.listJobApplications, ({ db, user, params, query }) =>
    applications.listApplicationsOfJob(db, { user, ...params, ...query }),
  );
  route(applicationEndpoints.getApplication, ({ db, user, params }) =>
    applications.getApplication(db, { user, ...params }),
  );
  route(timelineEndpoints.getTimeline, ({ db, user, params, query }) =>
    timelineOf(db, { user, ...params, ...query }),
  );
  route(timelineEndpoints.openApplication, ({ db, user, params }) =>
    openApplication(db, { user, ...params }),
  );
  route(timelineEndpoints.changeApplication, ({ db, user, params, body, config }) =>
    own.changeApplication(db, { user, ...params, wanted: body }, config),
  );
  route(timelineEndpoints.withdrawApplication, ({ db, user, params, body }) =>
    own.withdrawApplication(db, { user, ...params, reason: body?.reason ?? null }),
  );
  route(applicationEndpoints.changeStatus, ({ db, user, params, body }) =>
    statuses.changeStatus(db, { user, ...params, ...body }),
  );
  route(questionEndpoints.listAnswers, ({ db, user, params }) =>
    answersOf(db, { user, ...params }),
  );
  route(applicationEndpoints.statusHistory, ({ db, user, params, query }) =>
    statuses.statusHistory(db, { user, ...params, ...query }),
  );
  route(applicationEndpoints.filterApplications, ({ db, user, query }) =>
    applications.filterApplications(db, { user, filter: query }),
  );
  route(applicationEndpoints.bulkUpdateStatus, async ({ db, user, body }) => ({
    updatedCount: await statuses.changeStatuses(db, {
      ids: body.applicationIds,
      status: body.status,
      user,
    }),
  }));
  route(stageEndpoints.moveToStage, ({ db, user, params, body }) =>
    statuses.moveToStage(db, { user, ...params, ...body }),
  );
  route(
    stageEndpoints.moveManyToStage,
    async ({ db, user, body: { applicationIds, stageId } }) => ({
      updatedCount: await statuses.moveManyToStage(db, { ids: applicationIds, stageId, user }),
    }),
  );
};
