const day = 24 * 60 * 60 * 1000;

/**
 * Writes instants as days in the reader's own time zone. What knows how is made with the first one:
 * that takes a phone 20 ms, which the start of the page need not wait for.
 */
export const dayFormat = (options: Intl.DateTimeFormatOptions): ((instant: string) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat("en-US", options);
    return format.format(new Date(instant));
  };
};

/** 'November 20, 2026', in the reader's own time zone. */
export const longDateText = dayFormat({ year: "numeric", month: "long", day: "numeric" });

/** 'Nov 05, 2026', in the reader's own time zone. */
export const shortDateText = dayFormat({ year: "numeric", month: "short", day: "2-digit" });

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** How long ago, in days under a week, in weeks under 30 days, else in months; rounded up. */
export const relativeDateText = (instant: string, now = new Date()): string => {
  const days = Math.max(1, Math.ceil((now.getTime() - new Date(instant).getTime()) / day));
  if (days < 7) return counted(days, "day");
  if (days < 30) return counted(Math.ceil(days / 7), "week");
  return counted(Math.ceil(days / 30), "month");
};

/** The last moment of a day in the reader's time zone, as an instant. */
export const endOfDay = (date: Date): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate(), 23, 59, 59, 999);

/** The first moment of a day in the reader's time zone, as an instant. */
export const startOfDay = (date: Date): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate());
