import { monthOf } from "./months.ts";

/** From when until when, as 'YYYY-MM' or 'YYYY'; an end of null has not come. */
export interface DateRange {
  start: string;
  end: string | null;
  /** Where it stands in its line. */
  from: number;
  to: number;
}

interface FoundDate {
  date: string;
  from: number;
  to: number;
}

const year = String.raw`(?:19[5-9]\d|20\d\d)`;
const dates = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    // '2019-05-01', '2019-05', '2019/05'.
    String.raw`(?<isoYear>${year})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?:[0-2]\d|3[01]))?(?!\d)`,
    // '01.05.2019', '05/2019', '5.2019'.
    String.raw`(?:(?:[0-2]?\d|3[01])[./-]\s?)?(?<month>0?[1-9]|1[0-2])\s?[./-]\s?(?<monthYear>${year})(?!\d)`,
    // 'May 2019', '1 May 2019', 'Sept., 2019', "mai de 2019", "May '19".
    String.raw`(?:(?:[0-2]?\d|3[01])\.?\s)?(?<name>\p{L}{3,10})\.?,?\s(?:de\s|del\s|of\s)?(?<nameYear>${year}|['’]\d\d)(?!\d)`,
    String.raw`(?<year>${year})(?![\d.,]\d|\d)`,
  ].join("|")})`,
  "gu",
);

const padded = (month: string | number) => String(month).padStart(2, "0");
const fullYear = (written: string) => (/^\d{4}$/.test(written) ? written : `20${written.slice(1)}`);

/** All dates of a line. Of 'Spring 2020' the year alone. */
export const findDates = (line: string): FoundDate[] => {
  const found: FoundDate[] = [];
  dates.lastIndex = 0;
  for (let match = dates.exec(line); match; match = dates.exec(line)) {
    const { isoYear, isoMonth, month, monthYear, name, nameYear, year: alone } = match.groups ?? {};
    const from = match.index;
    const to = from + match[0].length;
    if (isoYear && isoMonth) found.push({ date: `${isoYear}-${isoMonth}`, from, to });
    else if (month && monthYear) found.push({ date: `${monthYear}-${padded(month)}`, from, to });
    else if (name && nameYear) {
      const number = monthOf(name);
      // 'Nurse, 2019-05': the date begins behind the word.
      if (number === undefined) dates.lastIndex = to - nameYear.length;
      else found.push({ date: `${fullYear(nameYear)}-${padded(number)}`, from, to });
    } else if (alone) found.push({ date: alone, from, to });
  }
  return found;
};

const open =
  "present|current(?:ly)?|now|today|ongoing|to date|date|heute|aktuell|laufend|jetzt|gegenw[äa]rtig|pr[ée]sent|aujourd['’]?hui|actuel(?:lement)?|en cours|ce jour|presente|actualidad|actual(?:mente)?|hoy|atual(?:mente)?|hoje|o momento|oggi|attual[em](?:ente)?|in corso|heden|nu";
const between = String.raw`\s{0,3}(?:[\p{Pd}−~>→]{1,3}|(?<!\p{L})(?:to|until|till|through|bis|bis zum|à|au|al|a|até|ate|hasta|fino a|tot|t\/m|e)(?!\p{L}))\s{0,3}`;
const endsOpen = new RegExp(
  String.raw`^(?:${between})?\s{0,3}(?:la |el |le |l['’]|o |a |das )?(?:${open})(?![\p{L}])`,
  "iu",
);
const joins = new RegExp(String.raw`^(?:${between}|\s{1,4})$`, "iu");
const shortEnd = /^\s{0,2}[\p{Pd}−/]\s{0,2}(\d{2})(?!\d|[./-]\d)/u;
const trailingDash = /^\s{0,2}[\p{Pd}−]\s*(?:$|[)|,;])/u;
const since =
  /(?:^|[\s(|])(?:since|seit|ab|depuis(?: le)?|desde|dal|da|sinds|from|vanaf|des)(?: el| le)?\s*$/iu;

/** The ranges of dates in a line: '2019 – 2021', 'May 2019 to present', 'seit 2019', '2019–21'. */
export const findRanges = (line: string): DateRange[] => {
  const found = findDates(line);
  const ranges: DateRange[] = [];
  for (let index = 0; index < found.length; index++) {
    const first = found[index];
    if (!first) break;
    const next = found[index + 1];
    const behind = line.slice(first.to);
    if (
      next &&
      joins.test(line.slice(first.to, next.from)) &&
      next.date.slice(0, 4) >= first.date.slice(0, 4)
    ) {
      ranges.push({ start: first.date, end: next.date, from: first.from, to: next.to });
      index++;
      continue;
    }
    const opened = endsOpen.exec(behind)?.[0];
    const short = shortEnd.exec(behind);
    const before = since.exec(line.slice(0, first.from))?.[0];
    if (opened !== undefined)
      ranges.push({ start: first.date, end: null, from: first.from, to: first.to + opened.length });
    else if (
      short?.[1] !== undefined &&
      first.date.length === 4 &&
      Number(short[1]) > Number(first.date.slice(2))
    )
      ranges.push({
        start: first.date,
        end: first.date.slice(0, 2) + short[1],
        from: first.from,
        to: first.to + short[0].length,
      });
    else if (before !== undefined)
      ranges.push({
        start: first.date,
        end: null,
        from: first.from - before.trimStart().length,
        to: first.to,
      });
    else if (trailingDash.test(behind))
      ranges.push({
        start: first.date,
        end: null,
        from: first.from,
        to: first.to + (/^\s{0,2}[\p{Pd}−]/u.exec(behind)?.[0].length ?? 0),
      });
  }
  return ranges;
};

/** The line without these dates, and without the brackets and strokes that they leave behind. */
export const withoutRanges = (
  line: string,
  ranges: readonly { from: number; to: number }[],
): string => {
  let rest = line;
  for (const { from, to } of ranges.toReversed())
    rest = `${rest.slice(0, from)}\t${rest.slice(to)}`;
  return rest.replace(/[([]\s*\t\s*[)\]]/g, "\t");
};
