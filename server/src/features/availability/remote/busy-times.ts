import ICAL from "ical.js";

interface Wanted {
  /** In milliseconds: what is asked for. */
  from: number;
  to: number;
  /** Of what the calendar says without a zone: whole days, and times by the reader's clock. */
  timeZone: string;
}

/** The most that is kept of a calendar, and the most repetitions of one entry that are looked at. */
const mostSpans = 5_000;
const mostRepetitions = 20_000;

const isZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
};

/** @param item says the zone by a name alone, where the calendar does not describe it */
const momentOf = (
  time: ICAL.Time,
  { item, timeZone }: { item: ICAL.Event; timeZone: string },
): number => {
  const zone = time.zone;
  if (!time.isDate && zone && zone.tzid !== "floating") return time.toUnixTime() * 1000;
  const named = item.component.getFirstProperty("dtstart")?.getFirstParameter("tzid");
  const { year, month, day, hour, minute, second } = time;
  const clock = time.isDate
    ? new Temporal.PlainDateTime(year, month, day)
    : new Temporal.PlainDateTime(year, month, day, hour, minute, second);
  const own = !time.isDate && named && isZone(named) ? named : timeZone;
  return clock.toZonedDateTime(own).epochMilliseconds;
};

/** What is free although it stands there: cancelled and transparent entries, and interviews of this product. */
const takesTime = (component: ICAL.Component): boolean =>
  component.getFirstPropertyValue("status") !== "CANCELLED" &&
  component.getFirstPropertyValue("transp") !== "TRANSPARENT" &&
  !String(component.getFirstPropertyValue("uid")).endsWith("@rolecall");

interface Occurrence {
  item: ICAL.Event;
  startDate: ICAL.Time;
  endDate: ICAL.Time;
}

/** The occurrences of an entry from its beginning until `to`, itself where it does not repeat. */
const occurrencesOf = (event: ICAL.Event, { to, timeZone }: Wanted): Occurrence[] => {
  if (!event.isRecurring())
    return [{ item: event, startDate: event.startDate, endDate: event.endDate }];
  const found: Occurrence[] = [];
  const repetitions = event.iterator();
  for (let count = 0; count < mostRepetitions; count += 1) {
    const next = repetitions.next();
    // There is none behind the last one.
    if (!next || momentOf(next, { item: event, timeZone }) >= to) break;
    found.push(event.getOccurrenceDetails(next));
  }
  return found;
};

/**
 * The times at which a calendar (iCalendar, RFC 5545) holds something, as pairs of milliseconds, in order. Repeated
 * entries count each time.
 * @throws where it is no calendar
 */
export const busyTimes = (text: string, wanted: Wanted): [number, number][] => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  if (calendar.name !== "vcalendar") throw new Error("No calendar");
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const components = calendar.getAllSubcomponents("vevent");
  const isException = (one: ICAL.Component) => one.hasProperty("recurrence-id");
  const spans: [number, number][] = [];
  for (const component of components.filter((one) => !isException(one))) {
    const uid = component.getFirstPropertyValue("uid");
    const exceptions = components.filter(
      (one) => isException(one) && one.getFirstPropertyValue("uid") === uid,
    );
    const event = new ICAL.Event(component, { exceptions });
    for (const { item, startDate, endDate } of occurrencesOf(event, wanted)) {
      if (!takesTime(item.component)) continue;
      const by = { item, timeZone: wanted.timeZone };
      const [from, to] = [momentOf(startDate, by), momentOf(endDate, by)];
      if (from < to && to > wanted.from && from < wanted.to) spans.push([from, to]);
      if (spans.length > mostSpans) throw new Error("Too many entries");
    }
  }
  return spans.toSorted(([one], [other]) => one - other);
};
