import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { afterQuery, pageQuery } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { id } from "#values/id.ts";
import { instant, requestedInstant } from "#values/instant.ts";
import * as endpoints from "./audit.ts";
import { auditActions, type AuditAction } from "./audit.ts";

const actions = Object.keys(auditActions) as AuditAction[];

const entry = z.object({
  id: z.string(),
  at: instant,
  actor: z.object({ id: z.string(), username: z.string() }).nullable(),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string().nullable() }),
  /** The company whose history it stands in. */
  companyId: z.string().nullable(),
  changes: z.record(z.string(), z.unknown()),
  /** What the people, companies and jobs are called now whose ids are in the entry, by id. */
  names: z.record(z.string(), z.string()),
});

export type AuditEntry = z.input<typeof entry>;

export const auditEndpoints = describeEndpoints(endpoints, {
  listAudit: {
    summary: "Who changed what, newest first",
    query: z.object({
      actor: id.optional(),
      action: z.enum(actions, { error: refusal("unknown-action", "Unknown action") }).optional(),
      subject: id.optional(),
      from: requestedInstant("first", refusal("enter-valid-date", "Enter a valid date")).optional(),
      to: requestedInstant("last", refusal("enter-valid-date", "Enter a valid date")).optional(),
      ...afterQuery("entry"),
      ...pageQuery({ default: 50, max: 100 }),
    }),
    reply: z.array(entry),
  },
});
