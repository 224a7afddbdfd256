import { expect, test } from "vitest";
import { cardDescription } from "./card-description.ts";

const long = `We grow kelp. ${"Day after day, in any weather. ".repeat(8)}We have a dog.`;
const start = `${long.slice(0, 150)}...`;
const found = (text: string, marks: [number, number][], description = long) =>
  cardDescription({ description, match: { title: [], snippet: { text, marks } } });

test("a card shows how the description begins", () => {
  expect(cardDescription({ description: long })).toEqual({ text: start, marks: [] });
  expect(cardDescription({ description: "Build." })).toEqual({ text: "Build.", marks: [] });
});

test("a match in the beginning is marked there", () => {
  const beginning = `${long.slice(0, 140)}…`;
  expect(found(beginning, [[8, 12]])).toEqual({ text: start, marks: [[8, 12]] });
  expect(found("We grow kelp.", [[8, 12]], "We grow kelp.")).toEqual({
    text: "We grow kelp.",
    marks: [[8, 12]],
  });
});

test("a match elsewhere is shown besides", () => {
  const elsewhere = { text: "We have a dog.", marks: [[10, 13]] as [number, number][] };
  expect(found(elsewhere.text, elsewhere.marks)).toEqual({ text: start, marks: [], elsewhere });
});

test("marks that count one line are left out of a text of several", () => {
  const lines = "We grow\n\nkelp.";
  expect(found("We grow kelp.", [[8, 12]], lines)).toEqual({ text: lines, marks: [] });
});
