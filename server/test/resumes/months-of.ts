/** The names of the months in a language. */
export const monthsOf = (locale: string, month: "short" | "long") =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" }).format(
      new Date(Date.UTC(2020, index, 15)),
    ),
  );
