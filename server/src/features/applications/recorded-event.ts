import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { TimelineEvent, ToldEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import { objectPathOf } from "#read-models/object-path.sql.ts";

type Status = Extract<ToldEvent, { type: "status" }>["data"];

/** What is kept of each type in `application_events.data`. */
export interface RecordedData {
  sent: object;
  opened: object;
  /** Triggers write the two statuses alone. */
  status: { from: ApplicationStatus; to: ApplicationStatus } & Partial<Status>;
  file: { resumeId: string | null };
  withdrawn: { reason: string | null };
  closed: object;
  erased: object;
}

type Type = TimelineEvent["type"];
type DataOf<T extends Type> = Extract<ToldEvent, { type: T }>["data"];

const nothing = () => ({});

/** What a timeline answers of what is kept; a type that is missing here does not compile. */
const toldData: {
  [T in Type]: (kept: RecordedData[T], isCandidate: boolean) => DataOf<T>;
} = {
  sent: nothing,
  opened: nothing,
  status: ({ from, to, letter = null, sentence = null, reason = null }, isCandidate) => ({
    from,
    to,
    letter,
    sentence,
    ...(!isCandidate && { reason }),
  }),
  file: ({ resumeId }) => ({ resumeUrl: resumeId === null ? "" : objectPathOf(resumeId) }),
  withdrawn: ({ reason }) => ({ reason }),
  closed: nothing,
  erased: nothing,
};

/** The types that timelines tell. */
export const toldTypes = Object.keys(toldData) as Type[];

interface Recorded extends Omit<ToldEvent, "type" | "data"> {
  type: string;
  data: unknown;
}

/** An event as one of the two sides reads it. The candidate learns no names. */
export const toTimelineEvent = (event: Recorded, isCandidate: boolean): ToldEvent => {
  const type = event.type as Type;
  const tell = toldData[type] as (kept: unknown, isCandidate: boolean) => ToldEvent["data"];
  const told = {
    ...event,
    type,
    by: isCandidate ? null : event.by,
    data: tell(event.data, isCandidate),
  };
  return told as ToldEvent;
};
