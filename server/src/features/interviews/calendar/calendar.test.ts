import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { type CalendarEvent, calendarOf } from "./calendar.ts";

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  interviewId: "0199c0de-0000-7000-8000-000000000000",
  sequence: 0,
  startsAt: new Date("2027-03-28T08:00:00Z"),
  durationMinutes: 60,
  timeZone: "Europe/Berlin",
  summary: "Interview: Signaller",
  room: "Bell Rock",
  videoUrl: null,
  isCancelled: false,
  organizer: { name: "Northwind Labs", email: "no-reply@jobs.example" },
  attendees: [{ name: "Ada Moreau", email: "ada@jobs.example" }],
  ...more,
});
const now = new Date("2027-01-01T00:00:00Z");
const written = (more: Partial<CalendarEvent> = {}) =>
  calendarOf([event(more)], { method: "REQUEST", now });

/** As a calendar program reads it, with nothing known of time zones but what it says itself. */
const readBack = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
};

/** Whether clocks show the time twice, or change just then. */
const isAtChange = (time: Temporal.ZonedDateTime) => {
  const clock = time.toPlainDateTime();
  const [earlier, later] = (["earlier", "later"] as const).map((disambiguation) =>
    clock.toZonedDateTime(time.timeZoneId, { disambiguation }),
  );
  const before = time.subtract({ seconds: 1 });
  return earlier?.offset !== later?.offset || before.offset !== time.offset;
};

test("an interview is written as calendars read it", () => {
  expect(written().split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rolecall//Interviews//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:REQUEST",
    "BEGIN:VTIMEZONE",
    "TZID:Europe/Berlin",
    "BEGIN:DAYLIGHT",
    "DTSTART:20270328T020000",
    "TZOFFSETFROM:+0100",
    "TZOFFSETTO:+0200",
    "END:DAYLIGHT",
    "BEGIN:STANDARD",
    "DTSTART:20271031T030000",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0100",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:20280326T020000",
    "TZOFFSETFROM:+0100",
    "TZOFFSETTO:+0200",
    "END:DAYLIGHT",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    "UID:0199c0de-0000-7000-8000-000000000000@rolecall",
    "DTSTAMP:20270101T000000Z",
    "SEQUENCE:0",
    "DTSTART;TZID=Europe/Berlin:20270328T100000",
    "DTEND;TZID=Europe/Berlin:20270328T110000",
    "SUMMARY:Interview: Signaller",
    "LOCATION:Bell Rock",
    "STATUS:CONFIRMED",
    'ORGANIZER;CN="Northwind Labs":mailto:no-reply@jobs.example',
    'ATTENDEE;CN="Ada Moreau";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FA',
    " LSE:mailto:ada@jobs.example",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

describe("its moments are the same for who knows of the zone only what the mail says", () => {
  const moments = [
    ["Europe/Berlin", "2027-03-28"],
    ["Europe/Berlin", "2027-10-31"],
    ["America/New_York", "2027-03-14"],
    ["America/New_York", "2027-11-07"],
    ["Australia/Lord_Howe", "2027-04-04"],
    ["Australia/Lord_Howe", "2027-10-03"],
    ["Asia/Kolkata", "2027-06-01"],
    ["UTC", "2027-06-01"],
  ] as const;
  test.each(moments)("%s around %s", (timeZone, day) => {
    const from = Temporal.PlainDate.from(day).toZonedDateTime(timeZone);
    // The day before, the day and the day after, in quarters of an hour.
    for (let quarter = -96; quarter < 2 * 96; quarter += 1) {
      const start = from.add({ minutes: quarter * 15 });
      const startsAt = new Date(start.epochMilliseconds);
      const end = start.add({ hours: 1 });
      // ical.js takes the second of a time that comes twice, and counts the moment of a change to the time before.
      if ([start, end].some(isAtChange)) continue;
      const [read] = readBack(written({ timeZone, startsAt }));
      const times = [read?.startDate, read?.endDate].map((time) => time?.toJSDate().toISOString());
      expect(times).toEqual([
        startsAt.toISOString(),
        new Date(end.epochMilliseconds).toISOString(),
      ]);
    }
  });
});

test("what people typed ends no line, and no other property", () => {
  const summary = "Interview: a;b,c\\d\r\nATTENDEE:mailto:x@evil.example";
  const name = 'Eve" ;X=1:mailto:evil@evil.example\r\nDTSTART:19700101';
  const text = written({
    summary,
    room: "Ü".repeat(200),
    attendees: [{ name, email: "eve@jobs.example\r\nX:1" }],
  });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [read] = readBack(text);
  expect(read?.summary).toBe("Interview: a;b,c\\d ATTENDEE:mailto:x@evil.example");
  expect(read?.location).toBe("Ü".repeat(200));
  expect(read?.attendees.map((one) => one.getFirstValue())).toEqual(["mailto:eve@jobs.exampleX:1"]);
  expect(read?.component.getAllProperties("dtstart")).toHaveLength(1);
});

test("a cancellation says so; a place online is the location where there is no room", () => {
  const events = [event({ isCancelled: true, room: null, videoUrl: "https://meet.example/a" })];
  const text = calendarOf(events, { method: "CANCEL", now });
  expect(text).toContain("METHOD:CANCEL\r\n");
  expect(text).toContain("STATUS:CANCELLED\r\n");
  expect(readBack(text)[0]?.location).toBe("https://meet.example/a");
  const both = readBack(written({ videoUrl: "https://meet.example/a" }))[0];
  expect([both?.location, both?.description]).toEqual(["Bell Rock", "https://meet.example/a"]);
});
