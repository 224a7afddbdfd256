import { applicationEndpoints } from "@rolecall/contract/applications/applications.schemas.ts";
import { timelineEndpoints } from "@rolecall/contract/applications/timeline.schemas.ts";
import { twinEndpoints } from "@rolecall/contract/applications/twins.schemas.ts";
import { questionEndpoints } from "@rolecall/contract/hiring/questions.schemas.ts";
import { stageEndpoints } from "@rolecall/contract/hiring/stages.schemas.ts";
import { undoHeader } from "@rolecall/contract/hiring/undo-header.ts";
import { undoEndpoints } from "@rolecall/contract/hiring/undo.schemas.ts";
import { jobEndpoints } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { matchEndpoints } from "@rolecall/contract/match/match.schemas.ts";
import type { Feature } from "#http/route.ts";
import { answersOf } from "./answers/answers.service.ts";
import * as applications from "./applications.service.ts";
import { applyToJob } from "./apply.service.ts";
import { closeJob } from "./closing/close-job.service.ts";
import { matchOfApplication } from "./match/application-match.service.ts";
import * as own from "./own-application.service.ts";
import * as statuses from "./statuses/status-changes.service.ts";
import { openApplication, timelineOf } from "./timeline.service.ts";
import { twinsOf } from "./twins/twins.service.ts";
import { undo } from "./undo/undo.service.ts";

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
  route(twinEndpoints.listTwins, ({ db, user, params }) => twinsOf(db, { user, ...params }));
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
  route(applicationEndpoints.changeStatus, async ({ db, user, params, body, config, reply }) => {
    const changed = await statuses.changeStatus(db, { user, ...params, ...body }, config);
    reply.header(undoHeader, changed.undoId);
    return changed.application;
  });
  route(questionEndpoints.listAnswers, ({ db, user, params }) =>
    answersOf(db, { user, ...params }),
  );
  route(applicationEndpoints.statusHistory, ({ db, user, params, query }) =>
    statuses.statusHistory(db, { user, ...params, ...query }),
  );
  route(matchEndpoints.matchApplication, ({ db, user, params }) =>
    matchOfApplication(db, { user, ...params }),
  );
  route(applicationEndpoints.filterApplications, ({ db, user, query }) =>
    applications.filterApplications(db, { user, filter: query }),
  );
  route(applicationEndpoints.bulkUpdateStatus, async ({ db, user, body, config, reply }) => {
    const { applicationIds: ids, ...change } = body;
    const changed = await statuses.changeStatuses(db, { user, ids, ...change }, config);
    reply.header(undoHeader, changed.undoId);
    return { updatedCount: changed.managed, letterCount: changed.letterCount };
  });
  route(stageEndpoints.moveToStage, async ({ db, user, params, body, config, reply }) => {
    const moved = await statuses.moveToStage(db, { user, ...params, ...body }, config);
    reply.header(undoHeader, moved.undoId);
    return moved.application;
  });
  route(stageEndpoints.moveManyToStage, async ({ db, user, body, config, reply }) => {
    const { applicationIds: ids, ...move } = body;
    const moved = await statuses.moveManyToStage(db, { user, ids, ...move }, config);
    reply.header(undoHeader, moved.undoId);
    return { updatedCount: moved.managed };
  });
  route(jobEndpoints.closeJob, async ({ db, user, params, body, config, reply }) => {
    const { undoId, ...closed } = await closeJob(db, { user, ...params, ...body }, config);
    reply.header(undoHeader, undoId);
    return closed;
  });
  route(undoEndpoints.undo, async ({ db, user, params, body }) => ({
    undoneCount: await undo(db, { user, ...params, ...body }),
  }));
};
