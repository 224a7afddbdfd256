import { auditEndpoints } from "./admin/audit.schemas.ts";
import { supervisedCompanyEndpoints } from "./admin/companies.schemas.ts";
import { supervisedJobEndpoints } from "./admin/jobs.schemas.ts";
import { overviewEndpoints } from "./admin/overview.schemas.ts";
import { peopleEndpoints } from "./admin/people.schemas.ts";
import { reportCaseEndpoints } from "./admin/reports.schemas.ts";
import { settingsEndpoints } from "./admin/settings.schemas.ts";
import { alertEndpoints } from "./alerts/alerts.schemas.ts";
import { analyticsEndpoints } from "./analytics/analytics.schemas.ts";
import { applicationEndpoints } from "./applications/applications.schemas.ts";
import { timelineEndpoints } from "./applications/timeline.schemas.ts";
import { twinEndpoints } from "./applications/twins.schemas.ts";
import { accountEndpoints } from "./auth/account.schemas.ts";
import { authEndpoints } from "./auth/auth.schemas.ts";
import { emailChangeEndpoints } from "./auth/email-change.schemas.ts";
import { exportEndpoints } from "./auth/export.schemas.ts";
import { leavingEndpoints } from "./auth/leaving.schemas.ts";
import { notificationEndpoints } from "./auth/notifications.schemas.ts";
import { passkeyEndpoints } from "./auth/passkeys.schemas.ts";
import { personEndpoints } from "./auth/person.schemas.ts";
import { proofEndpoints } from "./auth/proof.schemas.ts";
import { secondFactorEndpoints } from "./auth/second-factor.schemas.ts";
import { companyEndpoints } from "./companies/companies.schemas.ts";
import { messageReportEndpoints } from "./conversations/message-reports.schemas.ts";
import { messageEndpoints } from "./conversations/messages.schemas.ts";
import { dashboardEndpoints } from "./dashboard.schemas.ts";
import type { DescribedEndpoint, Endpoint } from "./endpoint.ts";
import { equalOpportunityEndpoints } from "./equal-opportunity/equal-opportunity.schemas.ts";
import { boardEndpoints } from "./hiring/board.schemas.ts";
import { jobTemplateEndpoints } from "./hiring/job-templates.schemas.ts";
import { letterEndpoints } from "./hiring/letters.schemas.ts";
import { noteEndpoints } from "./hiring/notes.schemas.ts";
import { questionEndpoints } from "./hiring/questions.schemas.ts";
import { reviewEndpoints } from "./hiring/review.schemas.ts";
import { scorecardEndpoints } from "./hiring/scorecards.schemas.ts";
import { stageEndpoints } from "./hiring/stages.schemas.ts";
import { undoEndpoints } from "./hiring/undo.schemas.ts";
import { availabilityEndpoints } from "./interviews/availability.schemas.ts";
import { interviewPageEndpoints } from "./interviews/interview-pages.schemas.ts";
import { interviewEndpoints } from "./interviews/interviews.schemas.ts";
import { confirmationEndpoints } from "./jobs/confirmation.schemas.ts";
import { jobChangeEndpoints } from "./jobs/job-changes.schemas.ts";
import { jobCheckEndpoints } from "./jobs/job-check.schemas.ts";
import { jobEndpoints } from "./jobs/jobs.schemas.ts";
import { placeEndpoints } from "./jobs/places.schemas.ts";
import { publishingEndpoints } from "./jobs/publishing.schemas.ts";
import { reportEndpoints } from "./jobs/reports.schemas.ts";
import { savedJobEndpoints } from "./jobs/saved-jobs.schemas.ts";
import { takedownEndpoints } from "./jobs/takedowns.schemas.ts";
import { foundJobEndpoints } from "./match/found-jobs.schemas.ts";
import { matchEndpoints } from "./match/match.schemas.ts";
import { noticeEndpoints } from "./notices/notices.schemas.ts";
import { profileEndpoints } from "./profiles/profiles.schemas.ts";
import { resumeReadingEndpoints } from "./resume-reading/resume-reading.schemas.ts";
import { multipartUploadEndpoints } from "./resumes/multipart-uploads.schemas.ts";
import { remoteFileEndpoints } from "./resumes/remote-files.schemas.ts";
import { resumeEndpoints } from "./resumes/resumes.schemas.ts";
import { siteEndpoints } from "./site.schemas.ts";
import { candidateEndpoints } from "./talent/candidates.schemas.ts";
import { findableEndpoints } from "./talent/findable.schemas.ts";
import { hiringTeamEndpoints } from "./teams/hiring-team.schemas.ts";
import { invitationEndpoints } from "./teams/invitations.schemas.ts";
import { memberEndpoints } from "./teams/members.schemas.ts";
import { verificationEndpoints } from "./teams/verification.schemas.ts";
import { tourEndpoints } from "./tour/tour.schemas.ts";
import { viewEndpoints } from "./views/views.schemas.ts";

/** Every call of the API: OpenAPI and the guard tests walk this list. */
export const allEndpoints = {
  ...authEndpoints,
  ...proofEndpoints,
  ...accountEndpoints,
  ...leavingEndpoints,
  ...exportEndpoints,
  ...personEndpoints,
  ...emailChangeEndpoints,
  ...notificationEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...jobEndpoints,
  ...savedJobEndpoints,
  ...alertEndpoints,
  ...jobCheckEndpoints,
  ...confirmationEndpoints,
  ...publishingEndpoints,
  ...jobChangeEndpoints,
  ...jobTemplateEndpoints,
  ...companyEndpoints,
  ...memberEndpoints,
  ...invitationEndpoints,
  ...verificationEndpoints,
  ...hiringTeamEndpoints,
  ...placeEndpoints,
  ...profileEndpoints,
  ...applicationEndpoints,
  ...timelineEndpoints,
  ...twinEndpoints,
  ...matchEndpoints,
  ...foundJobEndpoints,
  ...messageEndpoints,
  ...messageReportEndpoints,
  ...noticeEndpoints,
  ...noteEndpoints,
  ...questionEndpoints,
  ...letterEndpoints,
  ...scorecardEndpoints,
  ...analyticsEndpoints,
  ...equalOpportunityEndpoints,
  ...viewEndpoints,
  ...stageEndpoints,
  ...boardEndpoints,
  ...reviewEndpoints,
  ...undoEndpoints,
  ...availabilityEndpoints,
  ...interviewEndpoints,
  ...interviewPageEndpoints,
  ...dashboardEndpoints,
  ...findableEndpoints,
  ...candidateEndpoints,
  ...resumeEndpoints,
  ...resumeReadingEndpoints,
  ...multipartUploadEndpoints,
  ...remoteFileEndpoints,
  ...siteEndpoints,
  ...reportEndpoints,
  ...takedownEndpoints,
  ...overviewEndpoints,
  ...peopleEndpoints,
  ...supervisedCompanyEndpoints,
  ...supervisedJobEndpoints,
  ...settingsEndpoints,
  ...auditEndpoints,
  ...reportCaseEndpoints,
  ...tourEndpoints,
} satisfies Record<string, DescribedEndpoint>;

type AllEndpoints = typeof allEndpoints;

/** The name of an endpoint: `GET /api/jobs/{id}`. */
type CallOf<E extends Endpoint> = `${E["method"]} ${E["path"]}`;

type ByCall = {
  [Name in keyof AllEndpoints as CallOf<AllEndpoints[Name]>]: AllEndpoints[Name];
};

/** The same endpoint with its schemas: for types alone, since the client brings no schema. */
export type Described<E extends Endpoint> =
  CallOf<E> extends keyof ByCall ? ByCall[CallOf<E>] : never;
