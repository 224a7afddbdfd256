import { otherCountryNames } from "./other-names.ts";

const english = new Intl.DisplayNames("en", { type: "region" });

/** "Germany" for DE; the code itself where it is none. */
export const countryName = (code: string): string => english.of(code) ?? code;

/** How people write a country: in English, in its own language, by its code. */
export const countryNames = (code: string): string[] => {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const own = new Intl.DisplayNames([language, "en"], { type: "region" }).of(code) ?? code;
  return [countryName(code), own, code, ...(otherCountryNames[code] ?? [])];
};
