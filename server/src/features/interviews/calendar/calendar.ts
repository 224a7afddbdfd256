// Interviews for calendar programs: iCalendar (RFC 5545), as calendar mail (RFC 5546, 6047) and as a feed.
import { localTime, timeZoneLines } from "./time-zone.ts";

interface Person {
  name: string;
  email: string;
}

/** An interview in a calendar. */
export interface CalendarEvent {
  interviewId: string;
  sequence: number;
  startsAt: Date;
  durationMinutes: number;
  timeZone: string;
  /** In one line, as all texts. */
  summary: string;
  room: string | null;
  videoUrl: string | null;
  isCancelled: boolean;
  organizer: Person;
  attendees: readonly Person[];
}

/** The same for ever, whatever becomes of the interview and of the address of the site. */
const uidOf = (interviewId: string) => `${interviewId}@rolecall`;

const escaped = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .trim();
/** Nothing ends the quotes. */
const quoted = (text: string) => `"${text.replaceAll(/["\p{Cc}]+/gu, " ").trim()}"`;
const address = (email: string) => `mailto:${email.replaceAll(/[\p{Cc}\s]+/gu, "")}`;

const octets = (text: string) => Buffer.byteLength(text);

/** Lines have at most 75 octets; a character stays whole. */
const folded = (line: string): string => {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (octets(last) + octets(character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join("\r\n");
};

const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");

const endOf = ({ startsAt, durationMinutes }: CalendarEvent) =>
  new Date(startsAt.getTime() + durationMinutes * 60_000);

const eventLines = (event: CalendarEvent, now: Date): string[] => {
  const { timeZone, room, videoUrl, isCancelled } = event;
  const at = (moment: Date) =>
    localTime(
      Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone),
    );
  const place = room ?? videoUrl;
  return [
    "BEGIN:VEVENT",
    `UID:${uidOf(event.interviewId)}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;TZID=${timeZone}:${at(event.startsAt)}`,
    `DTEND;TZID=${timeZone}:${at(endOf(event))}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(room !== null && videoUrl !== null ? [`DESCRIPTION:${escaped(videoUrl)}`] : []),
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:${address(event.organizer.email)}`,
    ...event.attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:${address(email)}`,
    ),
    "END:VEVENT",
  ];
};

/** A calendar with these events: a method makes it a mail. */
export const calendarOf = (
  events: readonly CalendarEvent[],
  { method, now = new Date() }: { method: "REQUEST" | "CANCEL" | "PUBLISH"; now?: Date },
): string => {
  const zones = Map.groupBy(events, ({ timeZone }) => timeZone);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rolecall//Interviews//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...[...zones].flatMap(([timeZone, those]) =>
      timeZoneLines(
        timeZone,
        those.flatMap((event) => [event.startsAt, endOf(event)]),
      ),
    ),
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
};
