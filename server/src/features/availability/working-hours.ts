/** A stretch of time, in milliseconds since 1970; its end is not in it. */
export interface Span {
  from: number;
  to: number;
}

/** When somebody takes interviews, by the clock of their zone. */
export interface WorkingHours {
  timeZone: string;
  hours: readonly { day: number; from: string; to: string }[];
}

/**
 * The moment at which clocks of a zone show a time of a day. A time that they skip is the moment at which they do;
 * of one that they show twice it is the first.
 */
const momentOf = (day: Temporal.PlainDate, clock: string, timeZone: string): number => {
  const wanted =
    clock === "24:00"
      ? day.add({ days: 1 }).toPlainDateTime()
      : day.toPlainDateTime(Temporal.PlainTime.from(clock));
  const found = wanted.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds;
  const skip = found.getTimeZoneTransition("next") ?? found;
  return skip.epochMilliseconds;
};

/** Stretches in order; those that overlap or touch are one. */
const joined = (spans: Span[]): Span[] => {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else all.push({ ...span });
  }
  return all;
};

/**
 * The working hours that touch a stretch of time, whole and in order. On the day on which clocks change they are as
 * long as they really are. Those of two days are two, so that each has a beginning of its own.
 */
export const workingSpans = ({ timeZone, hours }: WorkingHours, { from, to }: Span): Span[] => {
  const dateOf = (moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();
  const spans: Span[] = [];
  const last = dateOf(to);
  for (
    let day = dateOf(from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    const ofDay = hours
      .filter((one) => one.day === day.dayOfWeek)
      .map((one) => ({
        from: momentOf(day, one.from, timeZone),
        to: momentOf(day, one.to, timeZone),
      }));
    spans.push(...joined(ofDay).filter((span) => span.from < span.to));
  }
  return spans;
};
