import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { afterQuery, pageQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { password } from "./account-forms.ts";
import * as endpoints from "./account.ts";
import { sessionMissingText } from "./account.ts";

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

export const accountEndpoints = describeEndpoints(endpoints, {
  readAccount: {
    summary: "What belongs to one's own account, and how it is kept safe",
    reply: z.object({
      email: z.string().nullable(),
      pendingEmail: z.string().nullable(),
      hasPassword: z.boolean(),
      secondFactor: z.object({ totp: z.boolean(), passkeys: z.int(), recoveryCodesLeft: z.int() }),
      provedUntil: instant.nullable(),
      /** Whether one is an administrator of the site. */
      administrator: z.boolean(),
      /** Whether one waits to be let in as an employer. */
      waiting: z.boolean(),
      /** Applications that were sent, jobs that were posted, companies that one belongs to. */
      holds: z.object({ applications: z.int(), jobs: z.int(), companies: z.int() }),
    }),
  },
  changePassword: {
    summary: "Change one's own password; all other sessions end",
    refusals: ["too-many"],
    status: 204,
    body: z.object({
      currentPassword: z.unknown().optional().meta({ description: "Text: the present password" }),
      password,
    }),
  },
  listSessions: {
    summary: "Where one is signed in, newest use first",
    query: z.object({ ...pageQuery({ default: 20, max: 100 }), ...afterQuery("session") }),
    reply: z.array(session),
  },
  endSession: {
    summary: "End a session; the current one is signed out",
    status: 204,
    params: idParams(sessionMissingText),
  },
  endOtherSessions: {
    summary: "End all sessions but this one",
    status: 204,
  },
});
