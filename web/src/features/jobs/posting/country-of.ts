import { countryCodes, countryName } from "@rolecall/contract/values/countries.ts";

/** The form in which names are compared: without case, accents and signs. */
export const foldName = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The code of the country that a text names, by its name or its code; undefined for any other. */
export const countryOf = (text: string): string | undefined => {
  const sought = foldName(text);
  return countryCodes.find(
    (code) => code.toLowerCase() === sought || foldName(countryName(code)) === sought,
  );
};

/** 'Remote in Germany, Austria'. */
export const remoteText = (codes: readonly string[]): string =>
  `Remote in ${[...new Set(codes)].map(countryName).join(", ")}`;
