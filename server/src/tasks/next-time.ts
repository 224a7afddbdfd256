import type { Times } from "./define-task.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The first of the times after a moment. */
export const nextTime = (times: Times, after: Date): Date => {
  const [period, offset] =
    "hourlyAt" in times ? [hour, times.hourlyAt * 60_000] : [day, inDay(times.dailyAt)];
  const earlier = Math.floor((after.getTime() - offset) / period) * period + offset;
  return new Date(earlier + period);
};

const inDay = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * hour + minutes * 60_000;
};
