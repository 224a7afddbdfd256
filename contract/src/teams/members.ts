import * as z from "zod";
import { company, companyMissingText } from "#companies/company.ts";
import { endpoint } from "#endpoint.ts";
import { pageQuery } from "#page.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { namedPerson } from "#values/person.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { givenRoles, memberRoles, teamMaximum } from "./member-role.ts";

export const memberMissingText = "Member not found";
const chooseRoleText = "Choose admin, recruiter or reviewer";
export const ownerStaysText = "Hand the company over first";
export const ownerNeedsAccountText = "The new owner needs a recruiter or company account";
export const companyHasJobsText = "A company with jobs cannot be deleted";

export const givenRole = z.enum(givenRoles, { error: chooseRoleText });

export const member = z.object({
  userId: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(memberRoles),
  joinedAt: instant,
});

export type Member = z.input<typeof member>;

const ownCompany = company.extend({ role: z.enum(memberRoles) });

const memberParams = z.object({
  id: z.guid({ error: companyMissingText }),
  userId: z.guid({ error: memberMissingText }),
});

export const listOwnCompanies = endpoint({
  method: "GET",
  path: "/api/companies/mine",
  summary: "The companies that the caller belongs to, by name, each with their role",
  access: "signed-in",
  reply: z.array(ownCompany),
});

export const listMembers = endpoint({
  method: "GET",
  path: "/api/companies/{id}/members",
  summary: "The members of a company by role; its owner alone for who is no member",
  access: "signed-in",
  paged: true,
  params: idParams(companyMissingText),
  query: z.object(pageQuery({ default: 100, max: teamMaximum })),
  reply: z.array(member),
});

export const changeMember = endpoint({
  method: "PATCH",
  path: "/api/companies/{id}/members/{userId}",
  summary: "Give a member another role (owner, admin)",
  access: "signed-in",
  params: memberParams,
  body: z.object({ role: givenRole }),
  reply: member,
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/companies/{id}/members/{userId}",
  summary: "Remove a member (owner, admin), or leave",
  access: "signed-in",
  params: memberParams,
  status: 204,
});

export const handOver = endpoint({
  method: "POST",
  path: "/api/companies/{id}/owner",
  summary: "Hand the company over to a member (its owner, who becomes an admin)",
  access: "signed-in",
  proof: "fresh",
  params: idParams(companyMissingText),
  body: z.object({ userId: text(textLimits.line, "Choose a member") }),
  reply: company,
});

export const deleteCompany = endpoint({
  method: "DELETE",
  path: "/api/companies/{id}",
  summary: "Delete a company without jobs (its owner)",
  access: "signed-in",
  proof: "fresh",
  params: idParams(companyMissingText),
  status: 204,
});

/** The actions that a company's history shows. */
export const historyActions = [
  "member-invited",
  "invitation-resent",
  "invitation-revoked",
  "member-joined",
  "role-changed",
  "member-removed",
  "member-left",
  "owner-changed",
  "company-edited",
  "company-verified",
  "verification-ended",
  "job-posted",
  "job-edited",
  "job-taken-over",
  "reviewer-added",
  "reviewer-removed",
] as const;
export type HistoryAction = (typeof historyActions)[number];

const historyEntry = z.object({
  id: z.string(),
  at: instant,
  actor: namedPerson.nullable(),
  action: z.enum(historyActions),
  subject: z.object({ type: z.enum(["company", "invitation", "job", "user"]), id: z.string() }),
  changes: z.record(z.string(), z.unknown()),
});

export type HistoryEntry = z.input<typeof historyEntry>;

export const companyHistory = endpoint({
  method: "GET",
  path: "/api/companies/{id}/history",
  summary: "What happened in the company, newest first (owner, admin)",
  access: "signed-in",
  refusals: ["forbidden"],
  paged: true,
  params: idParams(companyMissingText),
  query: z.object({
    after: z.guid({ error: "Unknown entry" }).optional(),
    ...pageQuery({ default: 50, max: 100 }),
  }),
  reply: z.array(historyEntry),
});
