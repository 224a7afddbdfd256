import type { HistoryAction } from "@rolecall/contract/teams/history-actions.ts";
import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { type MemberRole } from "@rolecall/contract/teams/member-role.ts";
import type { HistoryEntry } from "@rolecall/contract/teams/members.schemas.ts";

const isRole = (value: unknown): value is MemberRole =>
  typeof value === "string" && value in memberRoleLabels;

const roleText = (value: unknown) => (isRole(value) ? memberRoleLabels[value] : "member");
const textOf = (value: unknown, otherwise: string) =>
  typeof value === "string" && value !== "" ? value : otherwise;

type Changes = HistoryEntry["changes"];

const sentences: Record<HistoryAction, (changes: Changes) => string> = {
  "member-invited": ({ email, role }) =>
    `invited ${textOf(email, "somebody")} as ${roleText(role)}`,
  "invitation-resent": ({ email }) => `sent the invitation of ${textOf(email, "somebody")} again`,
  "invitation-revoked": ({ email }) => `took the invitation of ${textOf(email, "somebody")} back`,
  "member-joined": ({ role }) => `joined as ${roleText(role)}`,
  "role-changed": ({ role }) => {
    const to = typeof role === "object" && role !== null && "to" in role ? role.to : role;
    return `changed a role to ${roleText(to)}`;
  },
  "member-removed": ({ role }) => `removed a member (${roleText(role)})`,
  "member-left": () => "left the team",
  "owner-changed": () => "handed the company over",
  "company-edited": (changes) => `edited the company: ${Object.keys(changes).join(", ")}`,
  "company-verified": ({ verifiedDomain }) =>
    `verified the company${typeof verifiedDomain === "string" ? ` by ${verifiedDomain}` : ""}`,
  "verification-ended": () => "ended the verification by another name or website",
  "job-posted": ({ title }) => `posted the job ${textOf(title, "")}`.trim(),
  "job-edited": (changes) => `edited a job: ${Object.keys(changes).join(", ")}`,
  "job-taken-over": () => "took a job over",
  "reviewer-added": () => "added a reviewer to a job",
  "reviewer-removed": () => "took a reviewer off a job",
};

/** An entry of the history, as the rest of a sentence that begins with the person's name. */
export const historyText = ({
  action,
  changes,
}: Pick<HistoryEntry, "action" | "changes">): string => sentences[action](changes);
