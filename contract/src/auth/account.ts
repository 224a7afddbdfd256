import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { afterQuery, pageQuery } from "#page.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { password } from "./account-forms.ts";

export const readAccount = endpoint({
  method: "GET",
  path: "/api/account",
  summary: "What belongs to one's own account, and how it is kept safe",
  access: "signed-in",
  reply: z.object({
    email: z.string().nullable(),
    pendingEmail: z.string().nullable(),
    hasPassword: z.boolean(),
    secondFactor: z.object({ totp: z.boolean(), passkeys: z.int(), recoveryCodesLeft: z.int() }),
    provedUntil: instant.nullable(),
    /** Applications that were sent, jobs that were posted, companies that one belongs to. */
    holds: z.object({ applications: z.int(), jobs: z.int(), companies: z.int() }),
  }),
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/auth/password",
  summary: "Change one's own password; all other sessions end",
  access: "signed-in",
  refusals: ["too-many"],
  status: 204,
  body: z.object({
    currentPassword: z.unknown().optional().meta({ description: "Text: the present password" }),
    password,
  }),
});

export const sessionMissingText = "Session not found";
export const unknownDeviceText = "Unknown device";

const session = z.object({
  id: z.string(),
  device: z.string(),
  place: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
  /** The one that asks. */
  current: z.boolean(),
});

export type OwnSession = z.input<typeof session>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  summary: "Where one is signed in, newest use first",
  access: "signed-in",
  paged: true,
  query: z.object({ ...pageQuery({ default: 20, max: 100 }), ...afterQuery("session") }),
  reply: z.array(session),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions/{id}",
  summary: "End a session; the current one is signed out",
  access: "signed-in",
  status: 204,
  params: idParams(sessionMissingText),
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions",
  summary: "End all sessions but this one",
  access: "signed-in",
  status: 204,
});
