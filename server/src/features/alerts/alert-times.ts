import {
  type AlertFrequency,
  alertHour,
  mostAlertLettersAnHour,
} from "@rolecall/contract/alerts/alerts.ts";

const daysBetween = { daily: 1, weekly: 7 } as const;

/**
 * When an alert looks for new jobs after a moment: at seven in the morning where its reader is, every day or on
 * Mondays, in summer as in winter. Null for one that writes at once.
 */
export const nextLook = (
  { frequency, timeZone }: { frequency: AlertFrequency; timeZone: string },
  after: Date,
): Date | null => {
  if (frequency === "at-once") return null;
  const moment = Temporal.Instant.fromEpochMilliseconds(after.getTime());
  const today = moment.toZonedDateTimeISO(timeZone).toPlainDate();
  const at = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone, plainTime: { hour: alertHour } }).toInstant();
  const first = frequency === "weekly" ? today.add({ days: (8 - today.dayOfWeek) % 7 }) : today;
  const next = Temporal.Instant.compare(at(first), moment) > 0;
  return new Date(at(next ? first : first.add({ days: daysBetween[frequency] })).epochMilliseconds);
};

/** The same for one that may be paused: at its first time behind the pause. */
export const nextLookOf = (
  alert: { frequency: AlertFrequency; timeZone: string; pausedUntil: Date | null },
  now: Date,
): Date | null => {
  const { pausedUntil } = alert;
  // A pause that ends at the very time of a letter ends before it.
  const from = pausedUntil && pausedUntil > now ? new Date(pausedUntil.getTime() - 1) : now;
  return nextLook(alert, from);
};

const hour = 60 * 60 * 1000;

/** When letters at once would have told of jobs that became open at these moments: only so many come in an hour. */
const atOnce = (moments: Date[]): number[] => {
  const letters: number[] = [];
  for (const moment of moments.map((each) => each.getTime()).toSorted((a, b) => a - b)) {
    const full = letters.at(-mostAlertLettersAnHour);
    const time = full === undefined ? moment : Math.max(moment, full + hour);
    // What comes before the next letter may go stands in it.
    if (letters.at(-1) === undefined || moment > Number(letters.at(-1))) letters.push(time);
  }
  return letters;
};

/** How many letters would have told of jobs that became open at these moments. */
export const countLetters = (
  { frequency, timeZone }: { frequency: AlertFrequency; timeZone: string },
  moments: Date[],
): number =>
  frequency === "at-once"
    ? atOnce(moments).length
    : new Set(moments.map((moment) => nextLook({ frequency, timeZone }, moment)?.getTime())).size;
