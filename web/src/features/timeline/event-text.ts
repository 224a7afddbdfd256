import { statusLabel } from "@rolecall/contract/applications/application-status.ts";
import type { TimelineEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import { fullName } from "#features/auth/person-name.ts";

const interviewNames = {
  proposed: "Interview proposed",
  scheduled: "Interview scheduled",
  cancelled: "Interview cancelled",
};

/** What an event is called. */
export const eventName = (event: TimelineEvent): string => {
  switch (event.type) {
    case "sent":
      return "Applied";
    case "opened":
      return "Opened by the hiring team";
    case "status":
      return statusLabel(event.data.to);
    case "message":
      return event.side === "candidate"
        ? "Message from the candidate"
        : "Message from the employer";
    case "file":
      return "Another resume sent";
    case "withdrawn":
      return "Withdrawn";
    case "closed":
      return "Job closed";
    case "erased":
      return "Erased";
    case "interview":
      return interviewNames[event.data.state];
  }
};

/** What was written with an event; null where nothing was. */
export const eventWords = (event: TimelineEvent): string | null => {
  if (event.type === "status") return event.data.sentence;
  if (event.type === "message") return event.data.message.text || null;
  return event.type === "withdrawn" ? event.data.reason : null;
};

/** The letter that went with a decision; null where none did. */
export const eventLetter = (event: TimelineEvent) =>
  event.type === "status" ? event.data.letter : null;

/** The label of a rejection's reason, which the employer's side alone reads; null otherwise. */
export const eventReason = (event: TimelineEvent): string | null =>
  (event.type === "status" && event.data.reason?.label) || null;

/** Who did it, as far as the reader may know; null otherwise. */
export const eventAuthor = ({ by }: TimelineEvent): string | null =>
  by === null ? null : fullName(by) || null;
