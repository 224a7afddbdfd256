import fc from "fast-check";
import { expect, test } from "vitest";
import { readQueryText } from "./query-text.ts";

const plain = (text: string) => {
  const { words, phrases, without, ...rest } = readQueryText(text);
  const wordsOf = (part: typeof words) => part.map(({ word }) => word);
  return {
    words: wordsOf(words),
    phrases: phrases.map(wordsOf),
    without: without.map(wordsOf),
    ...rest,
  };
};
const nothing = { words: [], unfinished: false, phrases: [], runs: [], without: [] };

test.each([
  ["", nothing],
  ["nurse", { ...nothing, words: ["nurse"], unfinished: true }],
  ["nurse ", { ...nothing, words: ["nurse"], unfinished: true }],
  ["nurse!", { ...nothing, words: ["nurse"] }],
  ['"night shift"', { ...nothing, phrases: [["night", "shift"]] }],
  ["-night", { ...nothing, without: [["night"]] }],
  ["-node.js", { ...nothing, without: [["node", "js"]] }],
  ['-"night shift"', { ...nothing, without: [["night", "shift"]] }],
  [
    'rn -"a b" -c "d"',
    { ...nothing, words: ["rn"], phrases: [["d"]], without: [["a", "b"], ["c"]] },
  ],
  ["front-end", { ...nothing, words: ["front", "end"], unfinished: true }],
  ['say "hello', { ...nothing, words: ["say", "hello"], unfinished: true }],
  ['6"x4" wood', { ...nothing, words: ["6", "x", "4", "wood"], unfinished: true }],
  ["日本", { ...nothing, runs: [["日", "本"]] }],
  ["it日本 語", { ...nothing, words: ["it"], runs: [["日", "本"], ["語"]] }],
  ["日本 it", { ...nothing, words: ["it"], unfinished: true, runs: [["日", "本"]] }],
  ['-日本 "語"', { ...nothing, phrases: [["語"]], without: [["日", "本"]] }],
])("%s", (text, read) => {
  expect(plain(text)).toEqual(read);
});

test("a corrected word replaces the typed one at its position", () => {
  const text = 'the "night shift" nurze';
  const { words } = readQueryText(text);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(["the", "nurze"]);
});

test("any text can be read, and is bounded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const { words, phrases, runs, without } = readQueryText(text);
      expect(words.length).toBeLessThanOrEqual(40);
      expect(phrases.length + runs.length + without.length).toBeLessThanOrEqual(40);
      expect(Math.max(0, ...runs.map(({ length }) => length))).toBeLessThanOrEqual(40);
    }),
  );
});
