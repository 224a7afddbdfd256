/**
 * A day of the calendar, '2027-01-04', the same in every time zone. As an instant it would be
 * midnight in UTC, which in America is the day before; so functions that take an `Instant` take no
 * day.
 */
export type CalendarDay = `${number}-${number}-${number}`;
