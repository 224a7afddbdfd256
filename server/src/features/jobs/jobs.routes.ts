import { confirmationEndpoints } from "@rolecall/contract/jobs/confirmation.schemas.ts";
import { jobChangeEndpoints } from "@rolecall/contract/jobs/job-changes.schemas.ts";
import { jobCheckEndpoints } from "@rolecall/contract/jobs/job-check.schemas.ts";
import { checkJob } from "@rolecall/contract/jobs/job-check.ts";
import { jobEndpoints } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { publishingEndpoints } from "@rolecall/contract/jobs/publishing.schemas.ts";
import { foundJobEndpoints } from "@rolecall/contract/match/found-jobs.schemas.ts";
import { matchEndpoints } from "@rolecall/contract/match/match.schemas.ts";
import { hiringTeamEndpoints } from "@rolecall/contract/teams/hiring-team.schemas.ts";
import type { Feature } from "#http/route.ts";
import { jobChangesOf } from "./changes/job-changes.service.ts";
import {
  countRecommendedJobs,
  recommendJobs,
  searchJobs,
  similarJobs,
} from "./job-search.service.ts";
import * as jobs from "./jobs.service.ts";
import { publishJob } from "./publishing/publishing.service.ts";
import { reviewingJobs } from "./team-jobs.service.ts";

export const jobRoutes: Feature = (route) => {
  route(jobEndpoints.listJobs, ({ db, user, query }) => searchJobs(db, { search: query, user }));
  route(jobEndpoints.listManagedJobs, ({ db, user, query }) =>
    jobs.managedJobs(db, { user, ...query }),
  );
  route(hiringTeamEndpoints.listReviewingJobs, ({ db, user, query }) =>
    reviewingJobs(db, { user, ...query }),
  );
  route(jobEndpoints.getJob, ({ db, user, params }) => jobs.getJob(db, { user, ...params }));
  route(matchEndpoints.matchJob, ({ db, user, params }) =>
    jobs.matchOfJob(db, { user, ...params }),
  );
  route(foundJobEndpoints.listRecommendedJobs, ({ db, user, query }) =>
    recommendJobs(db, { search: query, user }),
  );
  route(foundJobEndpoints.countRecommendedJobs, ({ db, user, query }) =>
    countRecommendedJobs(db, { search: query, user }),
  );
  route(foundJobEndpoints.listSimilarJobs, ({ db, user, params, query }) =>
    similarJobs(db, { user, ...params, ...query }),
  );
  route(jobEndpoints.createJob, ({ db, user, body }) => jobs.postJob(db, { user, wanted: body }));
  route(jobEndpoints.editJob, ({ db, user, params, body, config }) =>
    jobs.changeJob(db, { user, ...params, wanted: body }, config),
  );
  route(confirmationEndpoints.confirmJobByLink, ({ db, user, body }) =>
    jobs.confirmJobByLink(db, { user, ...body }),
  );
  route(confirmationEndpoints.confirmJob, ({ db, user, params }) =>
    jobs.confirmJob(db, { user, ...params }),
  );
  route(publishingEndpoints.publishJob, ({ db, user, params, body }) =>
    publishJob(db, { user, ...params, ...body }),
  );
  route(jobChangeEndpoints.listJobChanges, ({ db, user, params, query }) =>
    jobChangesOf(db, { user, ...params, ...query }),
  );
  route(jobCheckEndpoints.checkPostedJob, async ({ db, user, params }) =>
    checkJob(await jobs.managedJob(db, { user, ...params })),
  );
  route(jobCheckEndpoints.checkDraft, ({ body }) => checkJob(body));
  route(jobEndpoints.deleteJob, ({ db, user, params }) => jobs.removeJob(db, { user, ...params }));
};
