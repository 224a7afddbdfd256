import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { choiceQuery, yesOrNoQuery } from "#page.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { roles } from "#values/role.ts";
import { adminListQuery, reasonBody, userMissingText } from "./administrators.ts";

export const stillAdministratorText = "Remove the mark of administrator first";

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
  companies: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })),
  jobCount: z.int(),
  applicationCount: z.int(),
  sessionCount: z.int(),
  agreedTerms: z.object({ version: z.int(), at: instant }).nullable(),
});

const params = idParams(userMissingText);
const access = "administrator";

export const listUsers = endpoint({
  method: "GET",
  path: "/api/admin/users",
  summary: "People with an account, newest first",
  access,
  paged: true,
  query: z.object({
    role: choiceQuery(roles, "Unknown role"),
    suspended: yesOrNoQuery("Unknown value of suspended"),
    waiting: yesOrNoQuery("Unknown value of waiting"),
    lost: yesOrNoQuery("Unknown value of lost"),
    ...adminListQuery("user"),
  }),
  reply: z.array(listedUser),
});

export const getUser = endpoint({
  method: "GET",
  path: "/api/admin/users/{id}",
  summary: "What is known of one person",
  access,
  params,
  reply: userDetail,
});

export const suspendUser = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/suspension",
  summary: "Suspend a person, or give another reason",
  access,
  params,
  body: reasonBody,
  reply: userDetail,
});

export const restoreUser = endpoint({
  method: "DELETE",
  path: "/api/admin/users/{id}/suspension",
  summary: "End a person's suspension",
  access,
  params,
  status: 204,
});

export const approveUser = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/approval",
  summary: "Let somebody in who waits",
  access,
  params,
  reply: userDetail,
});

export const endSessions = endpoint({
  method: "DELETE",
  path: "/api/admin/users/{id}/sessions",
  summary: "Sign a person out everywhere",
  access,
  params,
  status: 204,
});
