/** Who wrote a message: the candidate, or somebody who manages the job. */
export const messageSides = ["candidate", "employer"] as const;
export type MessageSide = (typeof messageSides)[number];
