import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { afterQuery, pageQuery } from "#page.ts";
import { id } from "#values/id.ts";
import { instant, requestedInstant } from "#values/instant.ts";

/** Everything that is kept of who changed what, and the kind of thing that each is about. */
export const auditActions = {
  "administrator-added": "user",
  "administrator-removed": "user",
  "user-suspended": "user",
  "user-restored": "user",
  "user-approved": "user",
  "user-role-changed": "user",
  "sessions-ended": "user",
  "second-factor-ended": "user",
  "company-created": "company",
  "company-edited": "company",
  "company-deleted": "company",
  "company-suspended": "company",
  "company-restored": "company",
  "company-verified": "company",
  "verification-ended": "company",
  "companies-merged": "company",
  "owner-changed": "user",
  "member-invited": "invitation",
  "invitation-resent": "invitation",
  "invitation-revoked": "invitation",
  "member-joined": "user",
  "member-removed": "user",
  "member-left": "user",
  "job-taken-over": "job",
  "reviewer-added": "job",
  "reviewer-removed": "job",
  "role-changed": "user",
  "job-posted": "job",
  "job-edited": "job",
  "job-deleted": "job",
  "job-taken-down": "job",
  "job-restored": "job",
  "job-approved": "job",
  "report-dismissed": "job",
  "status-changed": "application",
  "registration-invited": "invitation",
  "settings-changed": "site",
  "text-changed": "site",
} as const;
export type AuditAction = keyof typeof auditActions;
const actions = Object.keys(auditActions) as AuditAction[];

const entry = z.object({
  id: z.string(),
  at: instant,
  actor: z.object({ id: z.string(), username: z.string() }).nullable(),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string().nullable() }),
  changes: z.record(z.string(), z.unknown()),
});

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  summary: "Who changed what, newest first",
  access: "administrator",
  paged: true,
  query: z.object({
    actor: id.optional(),
    action: z.enum(actions, { error: "Unknown action" }).optional(),
    subject: id.optional(),
    from: requestedInstant("first", "Enter a valid date").optional(),
    to: requestedInstant("last", "Enter a valid date").optional(),
    ...afterQuery("entry"),
    ...pageQuery({ default: 50, max: 100 }),
  }),
  reply: z.array(entry),
});
