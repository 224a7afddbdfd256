import { givenRoles } from "@rolecall/contract/teams/member-role.ts";
import * as z from "zod";
import { notice } from "#features/notices/notice.ts";
import { safetyLetterKinds, type TeamOccasion } from "#mail/mailer.ts";
import { defineTask } from "#tasks/define-task.ts";
import { immediateMailer } from "./immediate-mailer.ts";

/** Retries half a minute to an hour apart, for about half a day. A hanging mail server is given up on in between. */
const patient = { retry: { times: 16, afterSeconds: 30 }, endsWithin: 2 * 60 };

const teamLetterData = z.discriminatedUnion("about", [
  z.object({ about: z.literal("invitation"), invitationId: z.string(), letter: z.int() }),
  z.object({ about: z.literal("member-joined"), invitationId: z.string(), userId: z.string() }),
  z.object({
    about: z.literal("role-changed"),
    companyId: z.string(),
    userId: z.string(),
    role: z.enum(givenRoles),
  }),
  z.object({
    about: z.enum(["member-removed", "became-owner", "handed-over"]),
    companyId: z.string(),
    userId: z.string(),
  }),
  z.object({ about: z.literal("job-taken-over"), jobId: z.string(), userId: z.string() }),
  z.object({ about: z.literal("verification"), companyId: z.string(), letter: z.int() }),
]) satisfies z.ZodType<TeamOccasion>;

export const mailTeamTask = defineTask({
  name: "mail-team",
  data: teamLetterData,
  ...patient,
  run: ({ db, ...mail }, data) => immediateMailer(mail).sendTeamLetter(db, data),
});

export const mailResetLinkTask = defineTask({
  name: "mail-reset-link",
  data: z.object({ identifier: z.string() }),
  ...patient,
  run: ({ db, ...mail }, { identifier }) => immediateMailer(mail).sendResetLink(db, identifier),
});

export const mailSafetyLetterTask = defineTask({
  name: "mail-safety-letter",
  data: z.object({
    userId: z.string(),
    kind: z.enum(safetyLetterKinds),
    at: z.coerce.date().optional(),
    to: z.string().optional(),
  }),
  ...patient,
  run: ({ db, ...mail }, data) => immediateMailer(mail).sendSafetyLetter(db, data),
});

export const mailEmailChangeTask = defineTask({
  name: "mail-email-change",
  data: z.object({ changeId: z.string() }),
  ...patient,
  run: ({ db, ...mail }, { changeId }) => immediateMailer(mail).sendEmailChange(db, changeId),
});

export const mailInvitationTask = defineTask({
  name: "mail-registration-invitation",
  data: z.object({ invitationId: z.string() }),
  ...patient,
  run: ({ db, ...mail }, { invitationId }) =>
    immediateMailer(mail).sendRegistrationInvitation(db, invitationId),
});

export const mailNoticeTask = defineTask({
  name: "mail-notice",
  data: notice,
  ...patient,
  run: ({ db, ...mail }, data) => immediateMailer(mail).sendNotices(db, [data]),
});
