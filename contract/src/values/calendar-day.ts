/**
 * A day of the calendar, '2027-01-04': the same one wherever it is read, and no moment. As a moment it would
 * be midnight in UTC, which in America is the day before; so what takes an `Instant` takes no day.
 */
export type CalendarDay = `${number}-${number}-${number}`;
