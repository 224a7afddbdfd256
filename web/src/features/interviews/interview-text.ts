import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import type { BadgeTone } from "#ui/badge.tsx";
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

/** What has become of it, and the tone of its badge. */
export const stateLook = ({
  state,
  confirmedAt,
  noShow,
}: State): { text: string; tone: BadgeTone } => {
  if (state === "cancelled") return { text: "Cancelled", tone: "neutral" };
  if (state === "proposed") return { text: "Waiting for the candidate", tone: "yellow" };
  if (noShow) return { text: "Did not come", tone: "red" };
  return confirmedAt ? { text: "Confirmed", tone: "green" } : { text: "Scheduled", tone: "purple" };
};

/** Whether it has begun by now. */
export const hasBegun = ({ startsAt }: Pick<Interview, "startsAt">): boolean =>
  startsAt !== null && new Date(startsAt).getTime() <= Date.now();
