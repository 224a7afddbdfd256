import { unreadableCalendarText } from "@rolecall/contract/interviews/availability.ts";
import type { Config } from "#config.ts";
import { LinkedFiles } from "#features/remote-files/linked-files.service.ts";
import { AppError } from "#http/errors.ts";
import { readInThread } from "./calendar-threads.ts";

const day = 24 * 60 * 60 * 1000;
const mostBytes = 5_000_000;
const withinMs = 10_000;
/** So far ahead a calendar is read, in days. */
const horizon = 400;

/** Whose calendar it is, and by whose clock it is read. */
export interface Owner {
  userId: string;
  calendarUrl: string;
  timeZone: string;
}

/** What a calendar holds. @throws where it cannot be read */
export const readCalendar = async ({ userId, calendarUrl, timeZone }: Owner, config: Networks) => {
  const file = await new LinkedFiles(config).read(calendarUrl, { mostBytes, withinMs });
  const now = Date.now();
  const span = { from: now - day, to: now + horizon * day };
  const busy = await readInThread(userId, async () => ({ file, timeZone, ...span }));
  if (!busy) throw new AppError("bad-input", unreadableCalendarText);
  return busy;
};

export type Networks = Pick<Config, "importNetworks">;

/** Reads a calendar that somebody names for the first time. @throws `bad-input` where that is not possible */
export const readNewCalendar = async (owner: Owner, config: Networks) => {
  try {
    return await readCalendar(owner, config);
  } catch (error) {
    if (error instanceof AppError && error.kind !== "bad-input") throw error;
    throw new AppError("bad-input", unreadableCalendarText, { path: "calendarUrl" });
  }
};
