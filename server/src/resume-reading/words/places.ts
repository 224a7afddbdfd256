import { unaccented } from "./headings.ts";
import { readLocales } from "./spoken-languages.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const namesIn = (locale: string) => {
  const display = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  return codes.map((code) => unaccented((display.of(code) ?? "").toLowerCase()));
};
const countries = new Set([
  ..."uk|usa|us|england|scotland|wales|uae|korea|holland".split("|"),
  ...readLocales.flatMap(namesIn).filter((name) => name !== ""),
]);

const isCountry = (text: string) =>
  countries.has(unaccented(text.trim().toLowerCase().replaceAll(".", "")));

const states =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK NSW VIC QLD".split(
    " ",
  );
const stateNames =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)$/;

const place =
  /^\p{Lu}[\p{L}'’.-]*(?:[\s-](?:\p{Lu}[\p{L}'’.-]*|am|an|der|de|do|da|del|di|la|le|sur|upon|of|im|den|het)){0,4}$/u;

/** 'Boise, ID', 'Porto, Portugal', '80331 München': how sure it is that a text is a place, from 0 to 1. */
export const placeScore = (text: string): number => {
  const line = text.trim().replace(/[.,;]$/, "");
  if (line.length < 2 || line.length > 70) return 0;
  const [first = "", ...rest] = line.split(/\s*,\s*/);
  const last = rest.at(-1) ?? "";
  const isNamed = place.test(first.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+/, ""));
  if (rest.length > 0 && rest.length <= 3 && isNamed) {
    const [region = ""] = last.split(/\s+\d/);
    if (isCountry(last) || states.includes(region) || stateNames.test(region)) return 0.95;
  }
  if (/^(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}/u.test(line) && isNamed) return 0.9;
  if (isCountry(line) || stateNames.test(line)) return 0.6;
  return 0;
};

/** A company without the place behind it: 'Northwind, Lisbon' is 'Northwind'. */
export const withoutPlace = (text: string): string => {
  const parts = text.split(/,\s+/);
  const isPlace = (part: string) => place.test(part) || states.includes(part);
  const form = /^(?:Inc|LLC|Ltd|GmbH|Corp|Co|S\.?A|B\.?V|S\.?L|PLC|LLP|AG)\.?$/i;
  while (parts.length > 1) {
    const last = parts.at(-1)?.trim() ?? "";
    if (!isPlace(last) || form.test(last)) break;
    parts.pop();
  }
  return parts.join(", ");
};
