import type { AuditAction } from "@rolecall/contract/admin/audit.ts";
import { fieldText } from "#lib/text/record-fields.ts";

/** A kind of entry in words: 'job-taken-down' reads 'Job taken down'. */
export const actionText = (action: AuditAction): string =>
  sentenceCase(action.replaceAll("-", " "));

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Of these the sentence says which fields were changed, and not to what. */
const withValues = new Set<string>([
  "company-created",
  "company-edited",
  "job-posted",
  "job-edited",
  "settings-changed",
] satisfies AuditAction[]);

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === "object" && value !== null && "from" in value && "to" in value;

const valueText = (value: unknown): string => {
  if (value === null || value === "") return "nothing";
  if (isChange(value)) return `${valueText(value.from)} → ${valueText(value.to)}`;
  if (Array.isArray(value) && value.every((one) => typeof one === "string"))
    return value.join(", ") || "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** What an entry's sentence leaves out: reasons, and new values, each with its name. */
export const detailsText = (action: string, changes: Record<string, unknown>): string[] =>
  Object.entries(changes)
    .filter(([name]) => name === "reason" || withValues.has(action))
    .map(([name, value]) => `${sentenceCase(fieldText(name))}: ${valueText(value)}`);
