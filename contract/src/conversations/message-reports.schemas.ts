import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { describeEndpoints } from "#endpoint.ts";
import { longestReport } from "#jobs/reports.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { optionalText } from "#values/text.ts";
import * as endpoints from "./message-reports.ts";
import {
  chooseMessagesText,
  messageReportReasons,
  mostReportedMessages,
} from "./message-reports.ts";

export const messageReportEndpoints = describeEndpoints(endpoints, {
  reportMessages: {
    summary:
      "Show messages of the other side to the site's administrators (its candidate, who manages the job)",
    refusals: ["forbidden", "too-many"],
    params: idParams(applicationMissingText),
    status: 202,
    body: z.object({
      messageIds: z
        .array(z.guid({ error: chooseMessagesText }), { error: chooseMessagesText })
        .min(1, chooseMessagesText)
        .max(mostReportedMessages, chooseMessagesText),
      reason: z.enum(messageReportReasons, { error: refusal("choose-reason", "Choose a reason") }),
      text: optionalText(longestReport),
    }),
  },
});
