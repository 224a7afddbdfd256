/** Digits alone, or in groups of three with one kind of separator: '50000', '50,000', '50.000', '50 000', "50'000". */
const whole = /^(\d+|\d{1,3}(?:([,. '])\d{3}(?:\2\d{3})*))$/;
/** Cents, or the tenths of a thousand: one or two digits behind the last point or comma. */
const decimals = /[.,](\d{1,2})$/;

const wholeNumber = (digits: string): number | undefined =>
  whole.test(digits) ? Number(digits.replaceAll(/\D/g, "")) : undefined;

/** '62.5' of '62.5k'. A group of three digits before a 'k' is ambiguous and is refused. */
const thousands = (typed: string): number | undefined => {
  const number = typed.replace(decimals, ".$1");
  // Rounds: 62.35 * 1000 is not whole in floating point.
  return /^\d+(\.\d{1,2})?$/.test(number) ? Math.round(Number(number) * 1_000) : undefined;
};

const dollars = (typed: string): number | undefined => {
  const [, cents] = decimals.exec(typed) ?? [];
  const before = wholeNumber(typed.replace(decimals, ""));
  if (before === undefined || cents === undefined) return before;
  // '120.00' may be a mistyped '120.000': refused.
  return before < 1_000 ? undefined : before + Number(`0.${cents}`);
};

/**
 * A salary as people write it, in dollars: '50000', '50,000', '50.000', '50 000', '$50,000', '50k'.
 * Null where nothing is written, undefined where it cannot be told what is meant. Cents and a minus
 * are read as such, so that the rules of a salary can say what is wrong with them.
 */
export const readSalary = (text: string): number | null | undefined => {
  // NFKC makes plain spaces of the narrow ones that group digits, and plain digits of wide ones.
  const typed = text.normalize("NFKC").trim().toLowerCase().replaceAll("’", "'");
  if (typed === "") return null;
  const [, minus, amount = "", k] =
    /^([-−]?)\s*(?:usd|us\$|\$)?\s*([^a-z]*?)\s*(k?)\s*(?:usd|\$)?$/.exec(typed) ?? [];
  const salary = k ? thousands(amount) : dollars(amount);
  return salary === undefined || !minus ? salary : -salary;
};

/** A stored salary as text for its box. */
export const writeSalary = (salary: number | null): string =>
  salary === null ? "" : salary.toLocaleString("en-US");
