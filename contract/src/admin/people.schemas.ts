import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { choiceQuery, yesOrNoQuery } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { memberRoles } from "#teams/member-role.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { roles } from "#values/role.ts";
import { adminListQuery, reasonBody } from "./administrators.schemas.ts";
import { userMissingText } from "./administrators.ts";
import * as endpoints from "./people.ts";

const listedUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role: z.enum(roles),
  createdAt: instant,
  suspendedAt: instant.nullable(),
  /** Whether the account waits to be let in. */
  waiting: z.boolean(),
  /** Since when the second factor is reported lost, if it is. */
  lostAt: instant.nullable(),
  administrator: z.boolean(),
});
export type ListedUser = z.input<typeof listedUser>;

const userDetail = listedUser.extend({
  suspensionReason: z.string().nullable(),
  companies: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(memberRoles) })),
  jobCount: z.int(),
  applicationCount: z.int(),
  sessionCount: z.int(),
  agreedTerms: z.object({ version: z.int(), at: instant }).nullable(),
});

const params = idParams(userMissingText);

export const peopleEndpoints = describeEndpoints(endpoints, {
  listUsers: {
    summary: "People with an account, newest first",
    query: z.object({
      role: choiceQuery(roles, refusal("unknown-role", "Unknown role")),
      suspended: yesOrNoQuery("suspended"),
      waiting: yesOrNoQuery("waiting"),
      lost: yesOrNoQuery("lost"),
      ...adminListQuery("user"),
    }),
    reply: z.array(listedUser),
  },
  getUser: {
    summary: "What is known of one person",
    params,
    reply: userDetail,
  },
  suspendUser: {
    summary: "Suspend a person, or give another reason",
    params,
    body: reasonBody,
    reply: userDetail,
  },
  restoreUser: {
    summary: "End a person's suspension",
    params,
    status: 204,
  },
  approveUser: {
    summary: "Let somebody in who waits",
    params,
    reply: userDetail,
  },
  endSecondFactor: {
    summary: "Agree that a second factor ends that was reported lost, 72 hours from now",
    params,
    refusals: ["conflict"],
    status: 202,
    reply: z.object({ endsAt: instant }),
  },
  endSessions: {
    summary: "Sign a person out everywhere",
    params,
    status: 204,
  },
});
