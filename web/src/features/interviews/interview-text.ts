import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import { longDayIn, spanIn } from "./zoned-time.ts";

/** 'Tuesday, March 30, 2027, 10:00 AM to 11:00 AM (Europe/Berlin)'; of a proposed one how many times are offered. */
export const whenText = (
  { startsAt, times, durationMinutes }: Pick<Interview, "startsAt" | "times" | "durationMinutes">,
  timeZone: string,
): string => {
  if (startsAt)
    return `${longDayIn(startsAt, timeZone)}, ${spanIn(startsAt, durationMinutes, timeZone)} (${timeZone})`;
  return times.length === 1
    ? `1 time offered, ${durationMinutes} minutes`
    : `${times.length} times offered, ${durationMinutes} minutes`;
};

type State = Pick<Interview, "state" | "confirmedAt"> & { noShow?: boolean | undefined };

/** What has become of it. */
export const stateText = ({ state, confirmedAt, noShow }: State): string => {
  if (state === "cancelled") return "Cancelled";
  if (state === "proposed") return "Waiting for the candidate";
  if (noShow) return "Did not come";
  return confirmedAt ? "Confirmed" : "Scheduled";
};

/** Whether it has begun by now. */
export const hasBegun = ({ startsAt }: Pick<Interview, "startsAt">): boolean =>
  startsAt !== null && new Date(startsAt).getTime() <= Date.now();
