import fc from "fast-check";
import { expect, test } from "vitest";
import { type Mark, snippetOf } from "./snippet.ts";

/** Marks of every word in braces, which are taken out; the number says which part of the search it is. */
const read = (marked: string) => {
  const marks: Mark[] = [];
  let text = "";
  for (const [piece, plain, word, part] of marked.matchAll(/([^{]+)|\{(\w+):(\d)\}/g)) {
    if (word !== undefined)
      marks.push({ start: text.length, end: text.length + word.length, part: Number(part) });
    text += word ?? plain ?? piece;
  }
  return { text, marks };
};
const show = (marked: string) => {
  const { text, marks } = read(marked);
  const snippet = snippetOf(text, marks);
  return snippet && { ...snippet, marks: snippet.marks.map((mark) => snippet.text.slice(...mark)) };
};

const filler = (count: number) => "words of no meaning here ".repeat(count).trim();

test("a short text is shown as it is", () => {
  expect(show("You {nurse:0} people.")).toEqual({ text: "You nurse people.", marks: ["nurse"] });
});

test("there is no snippet without a match", () => {
  expect(show(filler(10))).toBeUndefined();
});

test("the passage with the most parts of the search wins, wherever it stands", () => {
  const snippet = show(
    `{nurse:0} and {nurse:0} and {nurse:0} ${filler(10)} a {nurse:0} by {night:1} ${filler(10)}`,
  );
  expect(snippet?.marks).toEqual(["nurse", "night"]);
  expect(snippet?.text).toMatch(/^….+ a nurse by night .+…$/);
});

test("a passage begins with its sentence if that fits, and then is not cut", () => {
  const snippet = show(`${filler(10)}. We look for a kind {nurse:0} who stays. ${filler(10)}`);
  expect(snippet?.text).toMatch(/^We look for a kind nurse who stays\. .+…$/);
});

test("it has at most 150 characters, and every mark stands at its match", () => {
  const word = fc.oneof(
    fc.constantFrom("nurse", "night", "a", "Sentence.", "w".repeat(70), "🙂".repeat(40)),
    fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .map((text) => text.replaceAll(/\s/g, "")),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 120 }), (words) => {
      const text = words.join(" ");
      const marks = [...text.matchAll(/nurse|night/g)].map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        part: found === "nurse" ? 0 : 1,
      }));
      const snippet = snippetOf(text, marks);
      expect(snippet === undefined).toBe(marks.length === 0);
      expect(snippet?.text.length ?? 0).toBeLessThanOrEqual(150);
      expect(snippet?.text.isWellFormed() ?? true).toBe(true);
      const shown = snippet?.marks.map((mark) => snippet.text.slice(...mark)) ?? [];
      expect(shown.filter((each) => !/^(nurse|night)$/.test(each))).toEqual([]);
      expect(shown.length > 0).toBe(marks.length > 0);
    }),
  );
});
