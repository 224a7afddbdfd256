const padded = (value: number, length = 2) => String(Math.abs(value)).padStart(length, "0");

/** A moment by the clock of a zone: `20270328T093000`. */
export const localTime = (at: Temporal.ZonedDateTime): string => clockTime(at.toPlainDateTime());

const clockTime = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
  `${padded(year, 4)}${padded(month)}${padded(day)}T${padded(hour)}${padded(minute)}${padded(second)}`;

/** `+0130` */
const offsetText = (nanoseconds: number): string => {
  const minutes = Math.round(nanoseconds / 60e9);
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60];
  return `${minutes < 0 ? "-" : "+"}${padded(hours)}${padded(rest)}`;
};

/** A time at which clocks changed, with the offsets before and after. */
interface Onset {
  at: Temporal.PlainDateTime;
  from: number;
  to: number;
}

const onsetOf = (change: Temporal.ZonedDateTime): Onset => {
  const before = change.subtract({ seconds: 1 });
  // RFC 5545: by the clock as it went until then.
  const at = before.toPlainDateTime().add({ seconds: 1 });
  return { at, from: before.offsetNanoseconds, to: change.offsetNanoseconds };
};

/** How clocks go since before the first of the moments, and how they change until after the last. */
const onsetsOf = (first: Temporal.ZonedDateTime, last: Temporal.ZonedDateTime): Onset[] => {
  const previous = first.getTimeZoneTransition("previous");
  const offset = first.offsetNanoseconds;
  const always = { at: Temporal.PlainDateTime.from("1970-01-01"), from: offset, to: offset };
  const onsets = [previous ? onsetOf(previous) : always];
  for (
    let next = first.getTimeZoneTransition("next");
    next;
    next = next.getTimeZoneTransition("next")
  ) {
    onsets.push(onsetOf(next));
    // One behind the last moment says until when it holds; the one after that is the other half of the year.
    if (onsets.length > 2 && Temporal.ZonedDateTime.compare(next, last) > 0) break;
  }
  return onsets;
};

/** The zone of moments, with its clock changes around them (RFC 5545, 3.6.5). */
export const timeZoneLines = (timeZone: string, moments: readonly Date[]): string[] => {
  const times = moments.map((moment) => moment.getTime());
  const zoned = (time: number) =>
    Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  const onsets = onsetsOf(zoned(Math.min(...times)), zoned(Math.max(...times)));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...onsets.flatMap(({ at, from, to }) => {
      const name = to > from ? "DAYLIGHT" : "STANDARD";
      return [
        `BEGIN:${name}`,
        `DTSTART:${clockTime(at)}`,
        `TZOFFSETFROM:${offsetText(from)}`,
        `TZOFFSETTO:${offsetText(to)}`,
        `END:${name}`,
      ];
    }),
    "END:VTIMEZONE",
  ];
};
