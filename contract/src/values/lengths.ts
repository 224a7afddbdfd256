// The lengths of texts and lists, and the sentences for exceeding them, for forms and refusals
// alike.
import { refusalAbout } from "#refusal.ts";

/** Counts characters, not UTF-16 units: an emoji is one, as for PostgreSQL's char_length. */
export const lengthOf = (value: string): number => Array.from(value).length;

/** Whether a text has no more characters. Most texts do not even have more UTF-16 units. */
export const fits = (value: string, most: number): boolean =>
  value.length <= most || lengthOf(value) <= most;

const tooLongText = refusalAbout(
  "text-too-long",
  "{what} is too long: at most {most} characters, {over} too many",
);
const tooManyItemsText = refusalAbout(
  "list-too-long",
  "Too many {unit}: at most {most} {unit}, {over} too many",
);

/** '50,000' and '312' of 'at most 50,000 characters, 312 too many'. */
const excess = (count: number, most: number) => ({
  most: most.toLocaleString("en-US"),
  over: (count - most).toLocaleString("en-US"),
});

/** Says that a text is too long, and by how much. */
export const tooLong = (value: string, most: number, what = "Text"): string =>
  tooLongText({ what, ...excess(lengthOf(value), most) });

/** Says that a list is too long, and by how much. */
export const tooManyItems = (count: number, most: number, unit: string): string =>
  tooManyItemsText({ unit, ...excess(count, most) });
