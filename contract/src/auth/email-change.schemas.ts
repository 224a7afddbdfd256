import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { emailForm } from "./account-forms.ts";
import { user } from "./auth.schemas.ts";
import { expiredLinkText } from "./auth.ts";
import * as endpoints from "./email-change.ts";

export const emailChangeEndpoints = describeEndpoints(endpoints, {
  requestEmail: {
    summary: "Ask for another email address, which counts once its letter's link was used",
    refusals: ["too-many"],
    status: 202,
    body: emailForm,
    reply: z.object({ pendingEmail: z.string() }),
  },
  confirmEmail: {
    summary: "Make the new address one's own, with the token of the letter",
    body: z.object({ token: z.string({ error: expiredLinkText }).max(200, expiredLinkText) }),
    reply: user,
  },
  cancelEmail: {
    summary: "Take the request for another email address back",
    status: 204,
  },
});
