import { expect, test } from "vitest";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { findOccupations } from "./find-occupations.ts";

const occupationsOf = (title: string) =>
  findOccupations(title).map(({ occupation }) => vocabulary().occupationName(occupation));

test.each([
  ["Senior Software Engineer (Remote)", "Software Developers"],
  ["RN - ICU, nights", "Registered Nurses"],
  ["Data Scientist II", "Data Scientists"],
  ["Electricians", "Electricians"],
  ["Pastry Chef", "pastry chef"],
])("'%s' means %s, among others", (title, occupation) => {
  expect(occupationsOf(title)).toContain(occupation);
});

test("a title that no occupation has means none", () => {
  expect(findOccupations("Wizard of Light Bulb Moments")).toEqual([]);
  expect(findOccupations("")).toEqual([]);
});

test.each([
  ["Waitress", "Waiter"],
  ["Saleswoman", "Salesman"],
  ["Sales woman", "Salesperson"],
  ["Stewardess", "Steward"],
  ["Chairwoman of the board", "Chairman of the board"],
  ["Police woman", "Policeman"],
])("'%s' is '%s'", (one, other) => {
  expect(findOccupations(one)).toEqual(findOccupations(other));
});
