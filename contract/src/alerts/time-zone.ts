/**
 * Whether it names a time zone of IANA's list, as browsers and servers know them. An offset is none: calendars cannot
 * name a zone `+05:30`, and databases read its sign the other way round.
 */
export const isTimeZone = (name: string): boolean => {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
};
