/** Whether it names a time zone of IANA's list, as browsers and servers know them. */
export const isTimeZone = (name: string): boolean => {
  try {
    return name !== "" && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
};
