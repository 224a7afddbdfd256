import { expect, test } from "vitest";
import { plannedMoment, timeOfDay } from "./planned-moment.ts";

const day = new Date(2027, 2, 4);

test("a day and a time of it are a moment in the reader's time zone", () => {
  expect(plannedMoment(day, "09:30")).toEqual(new Date(2027, 2, 4, 9, 30));
  expect(plannedMoment(day, "23:59:30")).toEqual(new Date(2027, 2, 4, 23, 59));
});

test("without a day or a time there is no moment", () => {
  expect(plannedMoment(undefined, "09:30")).toBeNull();
  expect(plannedMoment(day, "")).toBeNull();
});

test("the time of a moment is written as an input of times has it", () => {
  expect(timeOfDay(new Date(2027, 2, 4, 7, 5))).toBe("07:05");
});
