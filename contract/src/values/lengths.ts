// The lengths of texts and lists, and the sentences for exceeding them, for forms and refusals
// alike.

/** Counts characters, not UTF-16 units: an emoji is one, as for PostgreSQL's char_length. */
export const lengthOf = (value: string): number => Array.from(value).length;

/** Whether a text has no more characters. Most texts do not even have more UTF-16 units. */
export const fits = (value: string, most: number): boolean =>
  value.length <= most || lengthOf(value) <= most;

/** 'at most 50,000 characters, 312 too many' */
const tooMany = (count: number, most: number, unit = "characters"): string =>
  `at most ${most.toLocaleString("en-US")} ${unit}, ${(count - most).toLocaleString("en-US")} too many`;

/** Says that a text is too long, and by how much. */
export const tooLong = (value: string, most: number, what = "Text"): string =>
  `${what} is too long: ${tooMany(lengthOf(value), most)}`;

/** Says that a list is too long, and by how much. */
export const tooManyItems = (count: number, most: number, unit: string): string =>
  `Too many ${unit}: ${tooMany(count, most, unit)}`;
