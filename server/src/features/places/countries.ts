import { countryName } from "@rolecall/contract/values/countries.ts";
import { otherCountryNames } from "./other-names.ts";

/** The names by which people write a country: in English, in its own language, and its code. */
export const countryNames = (code: string): string[] => {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const own = new Intl.DisplayNames([language, "en"], { type: "region" }).of(code) ?? code;
  const name = countryName(code);
  // "Myanmar (Burma)", "Hong Kong SAR China", "St. Vincent & Grenadines".
  const short = name.replace(/ \(.*\)$| SAR China$/, "");
  return [name, short, `The ${short}`, own, code, ...(otherCountryNames[code] ?? [])];
};
