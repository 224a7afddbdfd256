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
