import type { TimelineEvent, ToldEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import type { ToldMessage } from "@rolecall/contract/conversations/message.schemas.ts";
import type { EventData } from "#events/event.ts";
import { objectPathOf } from "#read-models/object-path.sql.ts";

type Type = TimelineEvent["type"];
type DataOf<T extends Type> = Extract<ToldEvent, { type: T }>["data"];

interface Reader {
  isCandidate: boolean;
  /** What the told messages say, by their ids. */
  messages: Map<string, ToldMessage>;
}

const nothing = () => ({});

const known = (messages: Reader["messages"], id: string): ToldMessage => {
  const message = messages.get(id);
  if (!message) throw new Error(`The message ${id} is told and was not read`);
  return message;
};

/** What a timeline answers of what is kept; a type that is missing here does not compile. */
const toldData: {
  [T in Type]: (kept: EventData[T], reader: Reader) => DataOf<T>;
} = {
  sent: nothing,
  opened: nothing,
  status: (
    { from, toldFrom, to, letter = null, sentence = null, reason = null },
    { isCandidate },
  ) => ({
    from: (isCandidate && toldFrom) || from,
    to,
    letter,
    sentence,
    ...(!isCandidate && { reason }),
  }),
  message: ({ messageId }, { messages }) => ({ message: known(messages, messageId) }),
  file: ({ resumeId }) => ({ resumeUrl: resumeId === null ? "" : objectPathOf(resumeId) }),
  withdrawn: ({ reason }) => ({ reason }),
  closed: nothing,
  erased: nothing,
  interview: ({ interviewId, state, startsAt }) => ({ interviewId, state, startsAt }),
};

/** The ids of the messages that these events tell. */
export const messageIdsOf = (events: Pick<Recorded, "type" | "data">[]): string[] =>
  events
    .filter(({ type }) => type === "message")
    .map(({ data }) => (data as EventData["message"]).messageId);

/** The types that timelines tell. */
export const toldTypes = Object.keys(toldData) as Type[];

/** An event with what is kept of it. */
export interface Recorded extends Omit<ToldEvent, "type" | "data"> {
  type: string;
  data: unknown;
}

/** An event as one of the two sides reads it. The candidate learns no names. */
export const toTimelineEvent = (event: Recorded, reader: Reader): ToldEvent => {
  const type = event.type as Type;
  const tell = toldData[type] as (kept: unknown, reader: Reader) => ToldEvent["data"];
  const told = {
    ...event,
    type,
    by: reader.isCandidate ? null : event.by,
    data: tell(event.data, reader),
  };
  return told as ToldEvent;
};
