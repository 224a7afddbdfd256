import { expect, test } from "vitest";
import { daysOf, hoursOf } from "./week-days.ts";

const kept = [
  { day: 1, from: "09:00", to: "12:00" },
  { day: 1, from: "13:00", to: "17:00" },
  { day: 3, from: "10:00", to: "11:00" },
];

test("hours are shown day by day, and read again as they were", () => {
  const days = daysOf(kept);
  expect(days.map(({ isOn }) => isOn)).toEqual([true, false, true, false, false, false, false]);
  expect(hoursOf(days, kept)).toEqual(kept);
});

test("midnight at the end of a day is shown as it stands on a clock", () => {
  const late = [{ day: 5, from: "18:00", to: "24:00" }];
  expect(daysOf(late)[4]).toEqual({ isOn: true, from: "18:00", to: "00:00" });
  expect(hoursOf(daysOf(late), late)).toEqual(late);
});

test("a day that is turned off has none, a changed one keeps its further hours", () => {
  const days = daysOf(kept).map((day, index) =>
    index === 0 ? { ...day, from: "08:00" } : { ...day, isOn: false },
  );
  expect(hoursOf(days, kept)).toEqual([
    { day: 1, from: "08:00", to: "12:00" },
    { day: 1, from: "13:00", to: "17:00" },
  ]);
});
