/**
 * How much of each thing a header such as Accept or Accept-Encoding would like, from 0 (not at all) to 1,
 * by its name in lower case (RFC 9110, section 12.4.2).
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
