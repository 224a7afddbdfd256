import { unaccented } from "./headings.ts";

// The names of each month, without accents: English, German, French, Spanish, Portuguese, Italian, Dutch.
const names = [
  "january jan januar janner janvier janv enero ene janeiro gennaio gen januari",
  "february feb februar fevrier fev fevr febrero fevereiro febbraio februari",
  "march mar marz mrz mars marzo marco maart mrt maerz",
  "april apr avril avr abril abr aprile",
  "may mai mayo maio maggio mag mei",
  "june jun juni juin junio junho giugno giu",
  "july jul juli juillet juil julio julho luglio lug",
  "august aug aout agosto ago augustus",
  "september sep sept septembre septiembre setembro set settembre",
  "october oct oktober okt octobre octubre outubro out ottobre ott",
  "november nov novembre noviembre novembro",
  "december dec dezember dez decembre diciembre dic dezembro dicembre",
];

const numbers = new Map(
  names.flatMap((list, index) => list.split(" ").map((name) => [name, index + 1] as const)),
);

/** 1 to 12 of the name of a month in any of the languages, short or long. */
export const monthOf = (name: string): number | undefined =>
  numbers.get(unaccented(name.toLowerCase()).replace(/\.$/, ""));
