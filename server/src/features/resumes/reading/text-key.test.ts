import { expect, test } from "vitest";
import { textKeyOf } from "./text-key.ts";

const line = (text: string) => ({ text });
const long = "I keep lighthouses and mend their lamps. ".repeat(8);

test("the same text has the same key, whatever its lines, case and spaces", () => {
  const key = textKeyOf([line(long)]);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(textKeyOf(long.toUpperCase().split(" ").map(line))).toBe(key);
  expect(textKeyOf([line(long), line("And bells.")])).not.toBe(key);
});

test("fewer than 200 characters have none", () => {
  expect(textKeyOf([])).toBeNull();
  expect(textKeyOf([line("a".repeat(199)), line("   ")])).toBeNull();
  expect(textKeyOf([line("a".repeat(200))])).not.toBeNull();
});
