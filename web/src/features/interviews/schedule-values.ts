import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { dayOf } from "#lib/text/dates.ts";
import { momentIn } from "./zoned-time.ts";

/** What the form to schedule an interview holds. */
export interface ScheduleValues {
  interviewerIds: string[];
  durationMinutes: string;
  timeZone: string;
  room: string;
  videoUrl: string;
  /** Whether the candidate chooses among several times. */
  way: "several" | "one";
  times: Instant[];
  day: Date | undefined;
  clock: string;
}

/** By the clock of a zone: '09:30'. */
const clockOf = (at: Instant, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(new Date(at));

/** A day of a zone as the picker has it: the same day by the reader's own clock. */
const pickedDayOf = (at: Instant, timeZone: string) => {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat("en-CA", { timeZone })
    .format(new Date(at))
    .split("-")
    .map(Number);
  return new Date(year, month - 1, day);
};

export const valuesOf = (
  interview: Interview | null,
  own: { userId: string; timeZone: string },
): ScheduleValues => {
  const { startsAt = null, timeZone = own.timeZone } = interview ?? {};
  return {
    interviewerIds: interview?.interviewers?.map(({ id }) => id) ?? [own.userId],
    durationMinutes: String(interview?.durationMinutes ?? 60),
    timeZone,
    room: interview?.room ?? "",
    videoUrl: interview?.videoUrl ?? "",
    way: startsAt === null ? "several" : "one",
    times: interview?.times ?? [],
    day: startsAt === null ? undefined : pickedDayOf(startsAt, timeZone),
    clock: startsAt === null ? "10:00" : clockOf(startsAt, timeZone),
  };
};

/** The one time, where it is chosen. */
const startOf = ({ day, clock, timeZone }: ScheduleValues): Instant | null =>
  day ? momentIn(dayOf(day), clock, timeZone) : null;

/** What is missing, by the field. */
export const problemsOf = (values: ScheduleValues): { people?: string; time?: string } => ({
  ...(values.interviewerIds.length === 0 && { people: "Choose at least one interviewer" }),
  ...(values.way === "one" &&
    startOf(values) === null && { time: "Choose a day and a time that there is" }),
  ...(values.way === "several" &&
    values.times.length === 0 && { time: "Choose at least one time to offer" }),
});

export const bodyOf = (values: ScheduleValues) => {
  const startsAt = values.way === "one" ? startOf(values) : null;
  return {
    ...(startsAt ? { startsAt } : { times: values.times }),
    durationMinutes: Number(values.durationMinutes),
    timeZone: values.timeZone,
    interviewerIds: values.interviewerIds,
    room: values.room,
    videoUrl: values.videoUrl,
  };
};
