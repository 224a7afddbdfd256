// What happens to applications and jobs, as services tell it: docs/decisions/017-events-of-applications.md.
import type {
  applicationEventSides,
  applicationEventTypes,
  jobEventTypes,
} from "@rolecall/contract/applications/application-events.ts";
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { ToldEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import type { TemplateKind } from "@rolecall/contract/hiring/letters.ts";
import type { InterviewState } from "@rolecall/contract/interviews/interviews.ts";

type Nothing = Record<string, never>;
type ToldStatus = Extract<ToldEvent, { type: "status" }>["data"];

interface KeptStatus extends Partial<ToldStatus> {
  from: ApplicationStatus;
  to: ApplicationStatus;
  /** The candidate reads nothing of it before `visible_from`. */
  held?: true;
  /** The status before it as the candidate read it and as they were told it, where these are others. */
  readFrom?: ApplicationStatus;
  toldFrom?: ApplicationStatus;
  /** The change that it undoes. */
  undoes?: string;
  /** What its letter was for, where it is one of the company's templates. */
  letterKind?: TemplateKind;
  /** Set by closing the job: its letter goes unless the job is open again. */
  byClosing?: true;
}

/** What is kept of each type in `application_events.data`: ids of what stands elsewhere. */
export interface EventData {
  /** One that was withdrawn and is sent anew says which status it had. */
  sent: { from?: ApplicationStatus };
  opened: Nothing;
  status: KeptStatus;
  message: { messageId: string };
  file: { resumeId: string | null };
  withdrawn: { reason: string | null };
  closed: Nothing;
  erased: Nothing;
  interview: {
    interviewId: string;
    state: InterviewState;
    /** ISO 8601. */
    startsAt: string | null;
    /** What became of one that stays in its state. */
    change?: "changed";
  };
  /** Where on the board it stands from now on. */
  moved: { stageId: string | null; status: ApplicationStatus };
  /** With the letter that everybody gets whose status it left as it was. */
  "job-closed": { letter?: { subject: string; text: string; sentence: string | null } };
}

type JobEventType = (typeof jobEventTypes)[number];
export type ApplicationEventType = keyof EventData & (typeof applicationEventTypes)[number];
export type EventType = ApplicationEventType | JobEventType;

interface Told<Type extends EventType> {
  type: Type;
  side: (typeof applicationEventSides)[number];
  /** Who did it; null of the product. */
  actorId: string | null;
  data: EventData[Type];
  /** Made here if it is absent. An event whose id is there already is not told again. */
  id?: string;
  /** The moment at which it is told if it is absent. */
  at?: Date | string;
  /** So many seconds later the candidate may know of it; null: never. At once where it is absent. */
  visibleAfter?: number | null;
  /** Whether it undoes another one: figures leave it out. */
  undone?: true;
}

/** One event of one type, with the data of that type. */
export interface EventOf<Type extends ApplicationEventType> extends Told<Type> {
  /** Locked by the transaction, so that its events have the order of what happened. */
  application: { id: string; jobId: string };
}

interface JobEventOf<Type extends JobEventType> extends Told<Type> {
  job: { id: string };
}

export type NewEvent =
  | { [Type in ApplicationEventType]: EventOf<Type> }[ApplicationEventType]
  | { [Type in JobEventType]: JobEventOf<Type> }[JobEventType];
