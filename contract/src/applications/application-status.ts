export const applicationStatuses = [
  "pending",
  "under_review",
  "shortlisted",
  "interview_scheduled",
  "rejected",
  "hired",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The statuses that a candidate takes as an answer: the employer decided something. */
export const answeringStatuses = [
  "shortlisted",
  "interview_scheduled",
  "rejected",
  "hired",
] as const satisfies ApplicationStatus[];

/** Those in which an application waits for a decision. */
export const undecidedStatuses = ["pending", "under_review"] as const satisfies ApplicationStatus[];

/** Whether the employer is done with an application. */
export const isDecided = (status: ApplicationStatus): boolean =>
  status === "rejected" || status === "hired";

/** The value with underscores turned into spaces and words capitalised. */
export const statusLabel = (status: ApplicationStatus) =>
  status.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
