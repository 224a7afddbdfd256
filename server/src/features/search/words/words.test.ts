import { fold } from "@rolecall/contract/names/fold.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pairInDatabase, wordsInDatabase } from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";
import { joinedIn } from "./joined.ts";
import { sideBySide } from "./lexemes.ts";
import { tokensIn } from "./tokens.ts";
import { foldCases, pairCases, wordCases } from "./words.cases.ts";
import { type Word, wordsIn } from "./words.ts";

const { db } = await startApp();

const plain = (words: Word[]) => words.map(({ word }) => word);

test.each(foldCases)("%s is %s wherever text is compared", async (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect((await wordsInDatabase(db, text))?.folded).toBe(folded);
});

test.each(wordCases)("TypeScript and the database find the same words in $text", async (each) => {
  const { text, words, tokens = words, joined = [] } = each;
  expect({
    words: plain(wordsIn(text)),
    tokens: plain(tokensIn(text)),
    joined: plain(joinedIn(tokensIn(text))),
  }).toEqual({ words, tokens, joined });
  expect(await wordsInDatabase(db, text)).toMatchObject({ words, tokens, joined });
});

test.each(pairCases)("%s beside %s is looked up by the same lexeme", async (one, next, lexeme) => {
  expect(sideBySide(one, next)).toBe(lexeme);
  expect(await pairInDatabase(db, [one, next])).toBe(lexeme);
});

/** Made of the characters of the cases. */
const anyText = fc
  .array(fc.constantFrom(...foldCases.join(""), ...wordCases.map(({ text }) => text).join("")), {
    maxLength: 40,
  })
  .map((characters) => characters.join(""));

test("TypeScript and the database find the same words in any text", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      expect(await wordsInDatabase(db, text)).toEqual({
        folded: fold(text),
        words: plain(wordsIn(text)),
        tokens: plain(tokensIn(text)),
        joined: plain(joinedIn(tokensIn(text))),
      });
    }),
    { numRuns: 300 },
  );
});

const piecesOf = (text: string, words: Word[]) =>
  words.map(({ word, start, end }) => [word, text.slice(start, end)]);

test("each word knows its position", () => {
  const text = "The children’s C++ club, naïve";
  expect(piecesOf(text, wordsIn(text))).toEqual([
    ["the", "The"],
    ["childrens", "children’s"],
    ["cplusplus", "C++"],
    ["club", "club"],
    ["naive", "naïve"],
  ]);
});

test("each character of a script without spaces knows its position and its neighbour", () => {
  const text = "the ITｶﾞ部・㍿";
  const tokens = tokensIn(text);
  expect(piecesOf(text, tokens)).toEqual([
    ["the", "the"],
    ["it", "IT"],
    ["カ\u3099", "ｶﾞ"],
    ["部", "部"],
    ["株", "㍿"],
    ["式", "㍿"],
    ["会", "㍿"],
    ["社", "㍿"],
  ]);
  expect(tokens.map(({ character }) => character)).toEqual([
    undefined,
    undefined,
    "first",
    "next",
    "first",
    "next",
    "next",
    "next",
  ]);
});
