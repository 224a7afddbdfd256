import { expect, test } from "vitest";
import { wordsInDatabase } from "#test/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";
import { wordsIn } from "./words.ts";

const { db } = await startApp();

const texts = [
  "Senior Software-Engineer (m/f/d), 100% remote",
  "C++, C#, F# and A+B in c++11; 'quoted' children’s don't",
  "Crème brûlée, Łódź, Ærø, Straße, Þórr, İstanbul, ½ day, 5 m², Nº 7",
  "日本語、データ。 العربية Ελληνικά кириллица 🙂🙂 e\u0301te\u0301",
  "tab\tline\nnbsp\u00a0dash–dash—dots…quotes“”«»",
  "w".repeat(100),
];

test.each(texts)("the words of %s are those of the database", async (text) => {
  expect(wordsIn(text).map(({ word }) => word)).toEqual(await wordsInDatabase(db, text));
});

test("each word says where it stands", () => {
  const text = "The children’s C++ club, naïve";
  expect(wordsIn(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ["the", "The"],
    ["childrens", "children’s"],
    ["cplusplus", "C++"],
    ["club", "club"],
    ["naive", "naïve"],
  ]);
});
