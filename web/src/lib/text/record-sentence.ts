import type { AuditAction } from "@rolecall/contract/admin/audit.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { type Role, roleLabels } from "@rolecall/contract/values/role.ts";
import { fieldText } from "./record-fields.ts";

/** A piece of a sentence: words of ours, or what somebody or something is called. */
export type RecordPiece = string | { name: string };

/** An entry of the record, or of a company's history. */
interface Entry {
  action: string;
  subject: { type: string; id: string | null };
  companyId?: string | null;
  changes: Record<string, unknown>;
  names: Record<string, string>;
}

type Sentence = (entry: Told) => (RecordPiece | null)[];

/** What a sentence is made of. */
interface Told {
  /** Who or what it is about. */
  subject: RecordPiece;
  /** The job it is about. */
  job: RecordPiece[];
  company: RecordPiece;
  /** ' of Acme', where the company is known. */
  ofCompany: RecordPiece[];
  changes: Record<string, unknown>;
  /** What is called by the id in a change. */
  named: (id: unknown, otherwise: string) => RecordPiece;
}

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;
const end = (value: unknown, which: "from" | "to"): unknown =>
  typeof value === "object" && value !== null && which in value
    ? (value as Record<"from" | "to", unknown>)[which]
    : value;

const memberRole = (value: unknown): string => {
  const role = textOf(value) ?? "";
  if (!(role in memberRoleLabels)) return "a member";
  return `${/^[aeo]/.test(role) ? "an" : "a"} ${role}`;
};
const accountRole = (value: unknown): string => {
  const role = textOf(value) ?? "";
  return role in roleLabels ? roleLabels[role as Role] : "another";
};
const status = (value: unknown): string =>
  applicationStatuses.includes(value as ApplicationStatus)
    ? statusLabel(value as ApplicationStatus)
    : "no status";

const address = (value: unknown): RecordPiece => {
  const email = textOf(value);
  return email === null || email === "erased" ? "somebody" : { name: email };
};

/** ': name, website', the fields that were changed. */
const fields = (changes: Record<string, unknown>): string => {
  const names = Object.keys(changes).map(fieldText);
  return names.length === 0 ? "" : `: ${names.join(", ")}`;
};

const siteTexts: Record<string, string> = {
  terms: "the terms",
  privacy: "the privacy notice",
  imprint: "the imprint",
};

/** Every kind of entry as the rest of a sentence that begins with who did it. */
const sentences: Record<AuditAction, Sentence> = {
  "administrator-added": ({ subject }) => ["made ", subject, " an administrator of the site"],
  "administrator-removed": ({ subject }) => ["took the mark of administrator from ", subject],
  "user-suspended": ({ subject }) => ["suspended ", subject],
  "user-restored": ({ subject }) => ["restored ", subject],
  "user-approved": ({ subject }) => ["let ", subject, " in"],
  "user-role-changed": ({ changes: { role } }) => [
    `changed their role from ${accountRole(end(role, "from"))} to ${accountRole(end(role, "to"))}`,
  ],
  "sessions-ended": ({ subject }) => ["signed ", subject, " out everywhere"],
  "second-factor-ended": ({ subject }) => [
    "agreed that the lost second step of ",
    subject,
    " ends",
  ],
  "company-created": ({ subject }) => ["added the company ", subject],
  "company-edited": ({ subject, changes }) => ["edited the page of ", subject, fields(changes)],
  "company-deleted": ({ subject }) => ["deleted the company ", subject],
  "company-suspended": ({ subject }) => ["suspended the company ", subject],
  "company-restored": ({ subject }) => ["restored the company ", subject],
  "company-verified": ({ subject, changes: { verifiedDomain } }) => [
    "verified ",
    subject,
    textOf(verifiedDomain) && ` by ${verifiedDomain as string}`,
  ],
  "verification-ended": ({ subject }) => ["ended the verification of ", subject],
  "companies-merged": ({ subject, changes: { into, intoName }, named }) => [
    "merged ",
    subject,
    " into ",
    named(into, textOf(intoName) ?? "another company"),
  ],
  "owner-changed": ({ subject, company }) => ["made ", subject, " the owner of ", company],
  "member-invited": ({ changes: { email, role }, company }) => [
    "invited ",
    address(email),
    " to ",
    company,
    ` as ${memberRole(role)}`,
  ],
  "invitation-resent": ({ changes: { email }, company }) => [
    "sent ",
    address(email),
    " the invitation to ",
    company,
    " again",
  ],
  "invitation-revoked": ({ changes: { email }, company }) => [
    "took back the invitation of ",
    address(email),
    " to ",
    company,
  ],
  "member-joined": ({ changes: { role }, company }) => [
    "joined ",
    company,
    ` as ${memberRole(role)}`,
  ],
  "member-removed": ({ subject, changes: { role }, company }) => [
    "removed ",
    subject,
    `, ${memberRole(role)}, from `,
    company,
  ],
  "member-left": ({ company }) => ["left ", company],
  "job-taken-over": ({ job, changes: { postedBy }, named }) => [
    "took over ",
    ...job,
    " from ",
    named(postedBy, "who had posted it"),
  ],
  "reviewer-added": ({ job, changes: { userId }, named }) => [
    "made ",
    named(userId, "somebody"),
    " a reviewer of ",
    ...job,
  ],
  "reviewer-removed": ({ job, changes: { userId }, named }) => [
    "took ",
    named(userId, "somebody"),
    " off the reviewers of ",
    ...job,
  ],
  "role-changed": ({ subject, changes: { role }, ofCompany }) => [
    "made ",
    subject,
    ` ${memberRole(end(role, "to"))}`,
    ...ofCompany,
  ],
  "job-posted": ({ job }) => ["posted ", ...job],
  "job-edited": ({ job, changes }) => {
    const isSwitched = Object.keys(changes).join() === "isActive";
    if (isSwitched) return [changes["isActive"] === true ? "opened " : "closed ", ...job];
    return ["edited ", ...job, fields(changes)];
  },
  "job-deleted": ({ job }) => ["deleted ", ...job],
  "job-taken-down": ({ job }) => ["took down ", ...job],
  "job-restored": ({ job }) => ["listed ", ...job, " again"],
  "job-approved": ({ job }) => ["approved ", ...job],
  "report-dismissed": ({ job }) => ["dismissed the reports about ", ...job],
  "status-changed": ({ job, changes: { status: moved } }) => [
    "moved an application for ",
    ...job,
    ` from ${status(end(moved, "from"))} to ${status(end(moved, "to"))}`,
  ],
  "registration-invited": ({ changes: { email, role } }) => [
    "invited ",
    address(email),
    ` to register as ${accountRole(role)}`,
  ],
  "settings-changed": ({ changes }) => ["changed the rules of the site", fields(changes)],
  "text-changed": ({ changes: { name, version } }) => [
    `wrote version ${String(version)} of ${siteTexts[String(name)] ?? "a text"}`,
  ],
};

/** What an entry is about where its name is not known any more. */
const unnamed: Record<string, string> = {
  user: "somebody",
  company: "the company",
  job: "a job",
  application: "a job",
};

/**
 * What an entry of the record says, in pieces, as the rest of a sentence that begins with who did it. The only place
 * that words the record.
 */
export const recordSentence = ({
  action,
  subject: { type, id },
  companyId,
  changes,
  names,
}: Entry): RecordPiece[] => {
  const named: Told["named"] = (of, otherwise) => {
    const name = typeof of === "string" ? names[of] : undefined;
    return name === undefined ? otherwise : { name };
  };
  const then = textOf(changes["title"]) ?? textOf(changes["name"]) ?? textOf(changes["username"]);
  const isKept = then !== null && then !== "erased";
  const now = named(id, unnamed[type] ?? "it");
  const subject = typeof now === "string" && isKept ? { name: then } : now;
  const company = type === "company" ? subject : named(companyId, "the company");
  const known: Record<string, Sentence | undefined> = sentences;
  const say = known[action];
  // A newer release may have written kinds that this one does not know.
  if (!say) return [action.replaceAll("-", " ")];
  return say({
    subject,
    job: typeof subject === "string" ? [subject] : ["the job ", subject],
    company,
    ofCompany: typeof company === "string" ? [] : [" of ", company],
    changes,
    named,
  }).filter((piece) => piece !== null);
};
