/** What happens to an application. Timelines tell all but `moved`, which open boards alone hear of. */
export const applicationEventTypes = [
  "sent",
  "opened",
  "status",
  "message",
  "file",
  "withdrawn",
  "closed",
  "erased",
  "interview",
  "moved",
] as const;

/** What happens to a job. What its applications' timelines tell of it is made from it. */
export const jobEventTypes = ["job-closed"] as const;

/** Who did it: the candidate, somebody of the hiring team, or the product by itself. */
export const applicationEventSides = ["candidate", "employer", "product"] as const;
