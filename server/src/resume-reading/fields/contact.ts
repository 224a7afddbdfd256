import { type Read, readIn } from "#resume-reading/reading.ts";
import type { TextLine } from "#resume-reading/resume-text.ts";
import type { Part } from "#resume-reading/sections.ts";
import { findRanges } from "#resume-reading/words/dates.ts";
import { placeScore } from "#resume-reading/words/places.ts";
import { titleScore } from "#resume-reading/words/trades.ts";

const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;
const number = /(?:\+|\(|(?<![\d\p{L}.,/-]))\d[\d\s()./–-]{5,24}\d(?![\d\p{L}])/gu;
const numberLabel =
  /\b(?:tel|phone|mobile?|cell|telefon\p{L}*|t[ée]l|handy|telefono|telefone|telefoon|movil|móvil|mobil\p{L}*)\b/iu;

export const readEmail = (lines: readonly TextLine[]): Read<string> | null => {
  for (const line of lines) {
    const found = address.exec(line.text)?.[0].replace(/\.$/, "");
    if (found) return readIn(line, found, 0.98);
  }
  return null;
};

/** The first number that has as many figures as a telephone has, and is no date. */
export const readPhone = (lines: readonly TextLine[]): Read<string> | null => {
  for (const line of lines)
    for (const { 0: found, index } of line.text.matchAll(number)) {
      const digits = found.replace(/\D/g, "").length;
      if (digits < 7 || digits > 15 || findRanges(found).length > 0) continue;
      if (/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(found.trim())) continue;
      const labelled = numberLabel.test(line.text.slice(0, index));
      const isWritten = found.startsWith("+") || /[\s().-]/.test(found.trim());
      return readIn(
        line,
        found.trim(),
        labelled || found.startsWith("+") ? 0.95 : 0.6 + (isWritten ? 0.2 : 0),
      );
    }
  return null;
};

const placeLabel =
  /^(?:address|location|residence|lives in|based in|anschrift|adresse|wohnort|ort|direcci[oó]n|ubicaci[oó]n|domicilio|ciudad|morada|endere[cç]o|localidade|localiza[cç][aã]o|indirizzo|residenza|citt[aà]|adres|woonplaats|domicile|ville)\s*:\s*/iu;
const street = /\d|stra(?:ß|ss)e|street|avenue|\b(?:rue|calle|rua|via|plaza|st|ave|rd)\b/iu;

/** The parts of a line of contact details. */
export const partsOfContact = (line: TextLine): string[] =>
  line.cells
    .flatMap((cell) => cell.split(/\s*[|•·●♦◆∙⋅]\s*|\s+[–—/]\s+|\s{3,}|\s*;\s+/u))
    .map((part) => part.trim());

/** Where somebody lives: the city, without a street. */
export const readLocation = (
  parts: readonly Part[],
  known: { name: string | null; title: string | null },
): Read<string> | null => {
  const near = parts.filter(({ section }) => section === "head" || section === "other");
  let best: Read<string> | null = null;
  for (const line of near.flatMap(({ lines }) => lines).slice(0, 60))
    for (const part of partsOfContact(line)) {
      const labelled = placeLabel.exec(part)?.[0];
      const written = labelled === undefined ? part : part.slice(labelled.length);
      const place = cityOf(written);
      const score =
        labelled === undefined
          ? Math.max(...[place, written, ...written.split(/,\s*/)].map(placeScore))
          : 0.95;
      const sure = Math.max(score, isBesideContact(line) && isNamed(place, known) ? 0.6 : 0);
      if (place !== "" && sure > (best?.confidence ?? 0)) best = readIn(line, place, sure);
    }
  return best;
};

const isBesideContact = (line: TextLine) =>
  readEmail([line]) !== null || readPhone([line]) !== null;

/** What stands beside mail address and telephone, and is neither name nor title, is a place. */
const isNamed = (text: string, { name, title }: { name: string | null; title: string | null }) =>
  text !== name &&
  text !== title &&
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.,-]*(?:\s[\p{L}\p{M}'’.,()-]+){0,5}$/u.test(text) &&
  !/[.:]\p{L}/u.test(text) &&
  titleScore(text) < 0.4;

/** '12 Baker Street, Boise, ID 83702' is 'Boise, ID'. */
const cityOf = (text: string) => {
  const parts = text.split(/\s*,\s*/).map((part) => part.trim());
  const named = parts.filter((part, index) => index === parts.length - 1 || !isStreet(part));
  return named
    .map((part) =>
      part
        .replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+(?=\p{L})/u, "")
        .replace(/(?<=[A-Z]{2})\s+\d{5}(?:-\d{4})?$/, ""),
    )
    .filter((part) => part !== "")
    .join(", ");
};

const isStreet = (part: string) =>
  street.test(part) && !/^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{L}/u.test(part);
