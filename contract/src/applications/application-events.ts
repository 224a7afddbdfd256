/** What happens to an application, as its timeline tells it. */
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
] as const;

/** Who did it: the candidate, somebody of the hiring team, or the product by itself. */
export const applicationEventSides = ["candidate", "employer", "product"] as const;
