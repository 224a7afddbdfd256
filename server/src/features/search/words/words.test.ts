import { expect, test } from "vitest";
import { wordsInDatabase } from "#test/database/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";
import { tokensIn } from "./tokens.ts";
import { type Word, wordsIn } from "./words.ts";

const { db } = await startApp();

const texts = [
  "Senior Software-Engineer (m/f/d), 100% remote",
  "C++, C#, F# and A+B in c++11; 'quoted' children’s don't",
  "Crème brûlée, Łódź, Ærø, Straße, Þórr, İstanbul, ½ day, 5 m², Nº 7",
  "日本語、データ。 العربية Ελληνικά кириллица 🙂🙂 e\u0301te\u0301",
  "ITエンジニア・ﾃﾞｰﾀ担当（東京）C++開発 ㍿サクラ 佐々木 한국어교사 ครูสอนภาษา 𠮟る ＩＴ",
  "tab\tline\nnbsp\u00a0dash–dash—dots…quotes“”«»",
  "w".repeat(100),
];

test.each(texts)("the words and tokens of %s are those of the database", async (text) => {
  const plain = (words: Word[]) => words.map(({ word }) => word);
  expect({ words: plain(wordsIn(text)), tokens: plain(tokensIn(text)) }).toEqual(
    await wordsInDatabase(db, text),
  );
});

const piecesOf = (text: string, words: Word[]) =>
  words.map(({ word, start, end }) => [word, text.slice(start, end)]);

test("each word says where it stands", () => {
  const text = "The children’s C++ club, naïve";
  expect(piecesOf(text, wordsIn(text))).toEqual([
    ["the", "The"],
    ["childrens", "children’s"],
    ["cplusplus", "C++"],
    ["club", "club"],
    ["naive", "naïve"],
  ]);
});

test("each character of a script without spaces says where it stands, and beside which", () => {
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
