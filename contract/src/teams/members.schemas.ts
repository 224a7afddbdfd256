import * as z from "zod";
import { companyMissingText } from "#companies/companies.ts";
import { companyRow } from "#companies/company.schemas.ts";
import { describeEndpoints } from "#endpoint.ts";
import { pageQuery } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { namedPerson } from "#values/person.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { historyActions } from "./history-actions.ts";
import { givenRoles, memberRoles, teamMaximum } from "./member-role.ts";
import * as endpoints from "./members.ts";
import { memberMissingText } from "./members.ts";
import { listOwnCompanies } from "./own-companies.ts";

const chooseRoleText = refusal("choose-member-role", "Choose admin, recruiter or reviewer");

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

const ownCompany = companyRow.extend({ role: z.enum(memberRoles) });

const memberParams = z.object({
  id: z.guid({ error: companyMissingText }),
  userId: z.guid({ error: memberMissingText }),
});

const historyEntry = z.object({
  id: z.string(),
  at: instant,
  actor: namedPerson.nullable(),
  action: z.enum(historyActions),
  subject: z.object({ type: z.enum(["company", "invitation", "job", "user"]), id: z.string() }),
  changes: z.record(z.string(), z.unknown()),
  /** What the people, companies and jobs are called now whose ids are in the entry, by id. */
  names: z.record(z.string(), z.string()),
});

export type HistoryEntry = z.input<typeof historyEntry>;

export const memberEndpoints = describeEndpoints(
  { ...endpoints, listOwnCompanies },
  {
    listOwnCompanies: {
      summary: "The companies that the caller belongs to, by name, each with their role",
      reply: z.array(ownCompany),
    },
    listMembers: {
      summary: "The members of a company by role; its owner alone for who is no member",
      params: idParams(companyMissingText),
      query: z.object({
        query: text(textLimits.search).optional(),
        ...pageQuery({ default: 100, max: teamMaximum }),
      }),
      reply: z.array(member),
    },
    changeMember: {
      summary: "Give a member another role (owner, admin)",
      counts: "edit",
      params: memberParams,
      body: z.object({ role: givenRole }),
      reply: member,
    },
    removeMember: {
      summary: "Remove a member (owner, admin), or leave",
      params: memberParams,
      status: 204,
    },
    handOver: {
      summary: "Hand the company over to a member (its owner, who becomes an admin)",
      counts: "edit",
      params: idParams(companyMissingText),
      body: z.object({
        userId: text(textLimits.line, refusal("choose-member", "Choose a member")),
      }),
      reply: companyRow,
    },
    deleteCompany: {
      summary: "Delete a company without jobs (its owner)",
      params: idParams(companyMissingText),
      status: 204,
    },
    companyHistory: {
      summary: "What happened in the company, newest first (owner, admin)",
      refusals: ["forbidden"],
      params: idParams(companyMissingText),
      query: z.object({
        after: z.guid({ error: refusal("unknown-entry", "Unknown entry") }).optional(),
        ...pageQuery({ default: 50, max: 100 }),
      }),
      reply: z.array(historyEntry),
    },
  },
);
