import { alertEndpoints } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { ownApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { applicationEndpoints } from "@rolecall/contract/applications/applications.schemas.ts";
import { accountEndpoints } from "@rolecall/contract/auth/account.schemas.ts";
import { user } from "@rolecall/contract/auth/auth.schemas.ts";
import { notificationEndpoints } from "@rolecall/contract/auth/notifications.schemas.ts";
import { passkeyEndpoints } from "@rolecall/contract/auth/passkeys.schemas.ts";
import { company, namedCompany } from "@rolecall/contract/companies/company.schemas.ts";
import { message } from "@rolecall/contract/conversations/message.schemas.ts";
import { equalOpportunity } from "@rolecall/contract/equal-opportunity/equal-opportunity.schemas.ts";
import { answer } from "@rolecall/contract/hiring/questions.schemas.ts";
import { interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import { lackedByDrafts, listedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { matchReason } from "@rolecall/contract/match/match.schemas.ts";
import { findableEndpoints } from "@rolecall/contract/talent/findable.schemas.ts";
import { memberRoles } from "@rolecall/contract/teams/member-role.ts";
import { instant } from "@rolecall/contract/values/instant.ts";
import { viewEndpoints } from "@rolecall/contract/views/views.schemas.ts";
import * as z from "zod";

// What an archive says of its owner, with listed fields alone: nothing else gets into it, whatever is read.

export const accountData = z.object({
  exportedAt: instant,
  user,
  sessions: accountEndpoints.listSessions.reply,
  passkeys: passkeyEndpoints.listPasskeys.reply,
  notifications: notificationEndpoints.listNotifications.reply,
});

export const applicationData = ownApplication.extend({
  history: applicationEndpoints.statusHistory.reply,
  messages: z.array(message),
  answers: z.array(answer),
  matchReasons: z.array(matchReason),
  interviews: z.array(interview),
  equalOpportunity: equalOpportunity.nullable(),
});

export const jobData = listedJob
  .omit({
    applications: true,
    applicantCount: true,
    postedByOutsider: true,
    firstPostedAt: true,
    copyOf: true,
    answers: true,
    can: true,
  })
  .extend({ ...lackedByDrafts, company: namedCompany });

export const companyData = company
  .omit({ ownerId: true, answers: true })
  .extend({ role: z.enum(memberRoles), joinedAt: instant });

export const alertData = alertEndpoints.listAlerts.reply;

export const viewData = viewEndpoints.listViews.reply;

export const findableData = findableEndpoints.getFindable.reply;
export const talkRequestData = findableEndpoints.listTalkRequests.reply.element;
export const lookData = findableEndpoints.listLooks.reply.element;

export const savedJobData = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  note: z.string().nullable(),
  savedAt: instant,
});
