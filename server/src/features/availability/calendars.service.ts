import { hash, randomBytes } from "node:crypto";
import type { Db } from "#db/db.ts";
import { calendarOfInterviewer } from "#features/interviews/feed.service.ts";
import { nothingHere } from "#http/errors.ts";
import * as queries from "./calendars.queries.ts";

const hashOf = (token: string) => hash("sha256", token, "base64url");

/** Begins a new address of the user's interviews, and ends the old one. Only the hash of its token is kept. */
export const beginCalendar = async (
  db: Db,
  { userId, publicUrl }: { userId: string; publicUrl: string },
): Promise<{ url: string }> => {
  const token = randomBytes(32).toString("base64url");
  await queries.upsertCalendar(db, { userId, tokenHash: hashOf(token) });
  return { url: `${publicUrl}/api/calendar/${token}.ics` };
};

export const endCalendar = (db: Db, userId: string): Promise<void> =>
  queries.deleteCalendar(db, userId);

/** The interviews that stand at an address. @throws `missing` where nobody's do */
export const readCalendar = async (
  db: Db,
  { file, mailFrom }: { file: string; mailFrom: string },
): Promise<string> => {
  const userId = await queries.findCalendarOwner(db, hashOf(file.replace(/\.ics$/, "")));
  if (userId === null) throw nothingHere();
  return calendarOfInterviewer(db, { userId, mailFrom });
};
