import { hash } from "node:crypto";

/** Longer texts are shortened; reasons, which people read in the record, have at most so many. */
const keptWhole = 2_000;
const keptOfLong = 500;

const count = new Intl.NumberFormat("en");

/**
 * Changes as the record keeps them for good: of a long text its beginning, its length, and a hash by which
 * somebody who has the text can prove that it was this one.
 */
export const shortened = (changes: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, shortValue(value)]));

const shortValue = (value: unknown): unknown => {
  if (typeof value === "string") return value.length > keptWhole ? shortText(value) : value;
  if (Array.isArray(value)) return value.map(shortValue);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return shortened(value as Record<string, unknown>);
};

const shortText = (text: string): string => {
  // Not half of a character.
  const beginning = text.slice(0, keptOfLong).replace(/[\uD800-\uDBFF]$/, "");
  return `${beginning}… [${count.format(text.length)} characters, SHA-256 ${hash("sha256", text, "hex")}]`;
};
