// Names are found in the browser, as the contract says, and in the database: one rule.
import {
  hasWords,
  nameKey,
  plainLettersOf,
  searchedWords,
} from "@rolecall/contract/names/names.ts";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { startApp } from "#test/start-app.ts";
import { hasWords as hasWordsInDatabase } from "./found-by.sql.ts";
import { foundNames, otherNames } from "./names.cases.ts";

const { db } = await startApp();

const isFound = async (typed: string, name: string) => {
  const words = searchedWords(typed);
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${hasWordsInDatabase(sql`name_key(${name})`, words)} as found`,
  );
  return { browser: hasWords(nameKey(name), words), database: rows[0]?.found };
};

test.each(foundNames)("'%s' finds '%s' wherever names are searched for", async (typed, name) => {
  expect(await isFound(typed, name)).toEqual({ browser: true, database: true });
});

test.each(otherNames)("'%s' does not find '%s'", async (typed, name) => {
  expect(await isFound(typed, name)).toEqual({ browser: false, database: false });
});

test("what has no letters that count is no search", () => {
  expect(searchedWords(" -, ’ · ")).toEqual([]);
  expect(searchedWords("")).toEqual([]);
});

const inDatabase = async (text: string) => {
  const { rows } = await db.execute<{ plain: string; key: string }>(
    sql`select plain_letters(${text}) as plain, name_key(${text}) as key`,
  );
  return rows[0];
};
const inBrowser = (text: string) => ({ plain: plainLettersOf(text), key: nameKey(text) });

/** Letters and signs of the world, a hundred in a row, so that each was compared once. */
const ranges = [
  // U+1C89 has a small form since 2024, of which older databases do not know.
  [0x01, 0x1c88],
  [0x1c8b, 0x2fff],
  [0x3000, 0x33ff],
  [0xa640, 0xa7bf],
  [0xac00, 0xad00],
  [0xf900, 0xffdc],
  [0x1_d400, 0x1_d7ff],
] as const;

test.each(ranges)(
  "the browser and the database read the letters from %i to %i alike",
  async (from, to) => {
    for (let start = from; start <= to; start += 100) {
      const letters = Array.from(
        { length: Math.min(100, to - start + 1) },
        (_, index) => start + index,
      )
        .filter((point) => point < 0xd800 || point > 0xdfff)
        .map((point) => String.fromCodePoint(point))
        .filter((letter) => /\P{Cn}/u.test(letter));
      // Between plain ones, as a sigma at the end of a word is another one.
      const text = letters.map((letter) => `a${letter}a`).join("");
      expect(await inDatabase(text)).toEqual(inBrowser(text));
    }
  },
);

test("the browser and the database find the same in any names", async () => {
  const letter = fc.constantFrom(...[...foundNames, ...otherNames].flat().join(""));
  const anyText = fc
    .array(letter, { maxLength: 30 })
    .map((letters) => letters.join("").toWellFormed());
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      expect(await inDatabase(text)).toEqual(inBrowser(text));
    }),
  );
});
