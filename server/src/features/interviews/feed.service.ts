import type { Db } from "#db/db.ts";
import { unlinked } from "#mail/unlinked.ts";
import { calendarOf } from "./calendar/calendar.ts";
import { listLed } from "./feed.queries.ts";
import { senderOf } from "./letters/letter-subject.ts";

/** The interviews that somebody leads, for their calendar program: the same events as in letters, and no candidate's name. */
export const calendarOfInterviewer = async (
  db: Db,
  { userId, mailFrom }: { userId: string; mailFrom: string },
): Promise<string> => {
  const led = await listLed(db, userId);
  const email = senderOf({ mailFrom });
  const events = led.map(({ id, title, company, ...interview }) => ({
    ...interview,
    interviewId: id,
    summary: `Interview: ${unlinked(title, "a job")}`,
    isCancelled: false,
    organizer: { name: company, email },
    attendees: [],
  }));
  return calendarOf(events, { method: "PUBLISH" });
};
