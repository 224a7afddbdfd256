import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { adminRoutes } from "./features/admin/admin.routes.ts";
import { alertRoutes } from "./features/alerts/alerts.routes.ts";
import { analyticsRoutes } from "./features/analytics/analytics.routes.ts";
import { applicationResumeRoutes } from "./features/applications/anonymous/application-resume.routes.ts";
import { applicationRoutes } from "./features/applications/applications.routes.ts";
import { applicationExportRoutes } from "./features/applications/export/export.routes.ts";
import { accountRoutes } from "./features/auth/account/account.routes.ts";
import { authRoutes } from "./features/auth/auth.routes.ts";
import { emailChangeRoutes } from "./features/auth/email-change/email-change.routes.ts";
import { passkeyRoutes } from "./features/auth/passkeys/passkeys.routes.ts";
import { passwordResetRoutes } from "./features/auth/password-reset/password-reset.routes.ts";
import { personRoutes } from "./features/auth/person/person.routes.ts";
import { proofRoutes } from "./features/auth/proof/proof.routes.ts";
import { readFactors } from "./features/auth/second-factor/factors.service.ts";
import { hasSecondFactor } from "./features/auth/second-factor/factors.ts";
import { secondFactorRoutes } from "./features/auth/second-factor/second-factor.routes.ts";
import { secondStepRoutes } from "./features/auth/second-step/second-step.routes.ts";
import { sessionIdOf } from "./features/auth/sessions/session-token.ts";
import { userOf as findUser } from "./features/auth/sessions/sessions.service.ts";
import { socialSignInRoutes } from "./features/auth/social/social-sign-in.routes.ts";
import { availabilityRoutes } from "./features/availability/availability.routes.ts";
import { boardRoutes } from "./features/board/board.routes.ts";
import { companyRoutes } from "./features/companies/companies.routes.ts";
import { mergedInto } from "./features/companies/merged/merged-companies.service.ts";
import { dashboardRoutes } from "./features/dashboard/dashboard.routes.ts";
import { dataExportRoutes } from "./features/data-export/data-export.routes.ts";
import { employerLetterRoutes } from "./features/employer-letters/employer-letters.routes.ts";
import { equalOpportunityRoutes } from "./features/equal-opportunity/equal-opportunity.routes.ts";
import { feedRoutes } from "./features/feeds/feeds.routes.ts";
import { jobTemplateRoutes } from "./features/job-templates/job-templates.routes.ts";
import { jobRoutes } from "./features/jobs/jobs.routes.ts";
import { savedJobRoutes } from "./features/jobs/saved/saved-jobs.routes.ts";
import { notificationRoutes } from "./features/letters/notifications.routes.ts";
import { countAct } from "./features/limits/limits.service.ts";
import { liveRoutes } from "./features/live/live.routes.ts";
import { matchRoutes } from "./features/match/match.routes.ts";
import { messageRoutes } from "./features/messages/messages.routes.ts";
import { noticeRoutes } from "./features/news/notices.routes.ts";
import { noteRoutes } from "./features/notes/notes.routes.ts";
import { pageRoutes } from "./features/pages/pages.routes.ts";
import { pictureRoutes } from "./features/pictures/pictures.routes.ts";
import { placeRoutes } from "./features/places/places.routes.ts";
import { profileRoutes } from "./features/profiles/profiles.routes.ts";
import { questionRoutes } from "./features/questions/questions.routes.ts";
import { remoteFileRoutes } from "./features/remote-files/remote-files.routes.ts";
import { opensTransferSocket } from "./features/remote-files/transfer-sockets.ts";
import { reportRoutes } from "./features/reports/reports.routes.ts";
import { resumeReadingRoutes } from "./features/resume-reading/resume-reading.routes.ts";
import { resumeRoutes } from "./features/resumes/resumes.routes.ts";
import { schedulingRoutes } from "./features/scheduling/scheduling.routes.ts";
import { scorecardRoutes } from "./features/scorecards/scorecards.routes.ts";
import { searchRoutes } from "./features/search/search.routes.ts";
import { siteRoutes } from "./features/site/site.routes.ts";
import { pageSite } from "./features/site/site.service.ts";
import { stageRoutes } from "./features/stages/stages.routes.ts";
import { talentRoutes } from "./features/talent/talent.routes.ts";
import { teamRoutes } from "./features/teams/teams.routes.ts";
import { outboxRoutes } from "./features/tour/outbox/outbox.routes.ts";
import { tourRoutes } from "./features/tour/tour.routes.ts";
import { tourOnce } from "./features/tour/tour.service.ts";
import { unsubscribeRoutes } from "./features/unsubscribing/unsubscribe.routes.ts";
import { viewRoutes } from "./features/views/views.routes.ts";
import { hideAdminArea } from "./http/admin-area.ts";
import { serveApiDocs } from "./http/api-docs/api-docs.ts";
import { answerError } from "./http/errors.ts";
import { serveHealth } from "./http/health.ts";
import { admitInTurn } from "./http/limits/admission.ts";
import { keepWithin } from "./http/limits/keep-within.ts";
import { limitsOf } from "./http/limits/limits.ts";
import { answerPipelinedInOrder } from "./http/limits/pipelined.ts";
import { answerHead } from "./http/methods/head.ts";
import { answerUnrouted } from "./http/methods/unrouted.ts";
import { answerErrors } from "./http/moved-addresses.ts";
import { pageSender } from "./http/pages/send-page.ts";
import { serveWebClient } from "./http/pages/web-client.ts";
import { compressAnswers, refuseCompressedBodies } from "./http/reply/compression.ts";
import { addSecurityHeaders } from "./http/reply/security-headers.ts";
import { RequestLog } from "./http/request-log.ts";
import { drainBeforeClose } from "./http/request/drain.ts";
import { acceptJsonBodies, jsonBodyLimit } from "./http/request/json-body.ts";
import {
  answerUnreadable,
  headerLimit,
  refuseMalformedRequests,
  routableUrl,
} from "./http/request/malformed.ts";
import { refuseForeignWrites } from "./http/request/same-origin.ts";
import { routesOn } from "./http/route.ts";
import type { UserOf } from "./http/session.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { FeatureServices, Services } from "./services.ts";

const everyFeature = [
  authRoutes,
  proofRoutes,
  accountRoutes,
  dataExportRoutes,
  personRoutes,
  emailChangeRoutes,
  notificationRoutes,
  secondFactorRoutes,
  secondStepRoutes,
  passkeyRoutes,
  passwordResetRoutes,
  socialSignInRoutes,
  jobRoutes,
  jobTemplateRoutes,
  savedJobRoutes,
  alertRoutes,
  unsubscribeRoutes,
  searchRoutes,
  companyRoutes,
  talentRoutes,
  teamRoutes,
  pictureRoutes,
  placeRoutes,
  profileRoutes,
  matchRoutes,
  applicationRoutes,
  applicationExportRoutes,
  applicationResumeRoutes,
  messageRoutes,
  noticeRoutes,
  liveRoutes,
  noteRoutes,
  questionRoutes,
  employerLetterRoutes,
  scorecardRoutes,
  stageRoutes,
  boardRoutes,
  availabilityRoutes,
  schedulingRoutes,
  dashboardRoutes,
  analyticsRoutes,
  equalOpportunityRoutes,
  viewRoutes,
  resumeReadingRoutes,
  resumeRoutes,
  remoteFileRoutes,
  siteRoutes,
  feedRoutes,
  reportRoutes,
  adminRoutes,
  tourRoutes,
];

/** The whole server, ready to listen or to be called by tests. */
export const buildApp = async (
  services: Services,
  logger?: FastifyBaseLogger,
  metrics?: Pick<Metrics, "measureRequests"> | null,
  limits = limitsOf(services.config),
): Promise<FastifyInstance> => {
  const { config } = services;
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new RequestLog(),
    trustProxy: config.trustProxy,
    bodyLimit: jsonBodyLimit,
    connectionTimeout: limits.silenceMs,
    requestTimeout: limits.requestMs,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: answerError,
    rewriteUrl: routableUrl,
    return503OnClosing: false,
    http: {
      maxHeaderSize: headerLimit,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      shouldUpgradeCallback: opensTransferSocket,
    },
    clientErrorHandler: answerUnreadable,
    // An id of any length is merely unknown.
    routerOptions: { maxParamLength: headerLimit },
    exposeHeadRoutes: false,
  });
  answerHead(app);
  answerErrors(app, {
    publicUrl: config.publicUrl,
    mergedInto: (id) => mergedInto(services.db, id),
  });
  metrics?.measureRequests(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("X-Request-Id", request.id);
  });
  addSecurityHeaders(app, config);
  const { connections, readBody } = keepWithin(app, limits, config);
  drainBeforeClose(app, { timeoutMs: limits.lastRequestsMs, cutOff: () => connections.end() });
  answerPipelinedInOrder(app);
  admitInTurn(app, config);
  app.addHook("onRequest", refuseMalformedRequests);
  app.addHook("onRequest", refuseForeignWrites(config));
  await app.register(cookie);
  const userOf: UserOf = (request) => findUser(services.db, request, config);
  hideAdminArea(app, {
    userOf,
    isSecured: async ({ id }) =>
      !config.adminSecondFactor || hasSecondFactor(await readFactors(services.db, id)),
  });
  refuseCompressedBodies(app);
  await compressAnswers(app);
  acceptJsonBodies(app, readBody);

  const features: FeatureServices = {
    ...services,
    userOf,
    countWrite: ({ id }, act, by = 1) => countAct(services.db, { act, of: id, by }, config),
    sessionIdOf: (request) => sessionIdOf(request, config.secureCookies),
  };
  const { route, read } = routesOn(app, features);
  for (const register of everyFeature) register(route, app, features);
  const sendPage = pageSender(app, features, read, {
    readSite: () => pageSite(services.db, config),
    hasTour: tourOnce(services.db, config),
  });
  for (const pages of [pageRoutes, outboxRoutes]) pages(sendPage)(route, app, features);
  serveHealth(app, services);
  serveApiDocs(app, config);
  answerUnrouted(app, features, sendPage);
  await serveWebClient(app, sendPage);
  return app;
};
