/**
 * The weights in a header such as Accept or Accept-Encoding, from 0 (refused) to 1, by name in
 * lower case (RFC 9110, section 12.4.2).
 */
export const preferencesOf = (header = ""): ReadonlyMap<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(",")
      .map((item) => {
        const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith("q="));
        return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
      }),
  );

/**
 * Whether an Accept header prefers HTML, as that of a browser does when it opens an address.
 * Programs accept anything, or name something else.
 */
export const prefersHtml = (accept: string | undefined): boolean => {
  const preferences = preferencesOf(accept);
  const page = preferences.get("text/html") ?? 0;
  return page > 0 && [...preferences.values()].every((preference) => preference <= page);
};
