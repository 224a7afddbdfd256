import { describe, expect, test } from "vitest";
import { freeTimes } from "./free-times.ts";

const at = (moment: string) => Date.parse(`2027-01-04T${moment}:00Z`);
const monday = { from: at("00:00"), to: at("23:59") };
const person = (from: string, to: string, more: object = {}) => ({
  timeZone: "UTC",
  hours: [{ day: 1, from, to }],
  bufferMinutes: 0,
  busy: [],
  ...more,
});
const startsOf = (wanted: Omit<Parameters<typeof freeTimes>[0], "from" | "to">, span = monday) =>
  freeTimes({ ...wanted, ...span }).map((start) => new Date(start).toISOString().slice(11, 16));

describe("free times", () => {
  test("go from the beginning of the hours in steps of the duration, ended within them", () => {
    expect(startsOf({ people: [person("09:00", "11:00")], durationMinutes: 45 })).toEqual([
      "09:00",
      "09:45",
    ]);
  });

  test("stand in the hours that all have in common, from their beginning", () => {
    const people = [person("09:00", "12:00"), person("10:10", "17:00"), person("08:00", "12:00")];
    expect(startsOf({ people, durationMinutes: 60 })).toEqual(["10:10"]);
    expect(
      startsOf({
        people: [person("09:00", "10:00"), person("10:00", "11:00")],
        durationMinutes: 15,
      }),
    ).toEqual([]);
  });

  test("of several zones are common hours by the instant", () => {
    const people = [
      person("09:00", "17:00", { timeZone: "Europe/Berlin" }),
      person("09:00", "17:00", { timeZone: "America/New_York" }),
    ];
    expect(startsOf({ people, durationMinutes: 60 })).toEqual(["14:00", "15:00"]);
  });

  test("keep the largest buffer of all from what any of them has", () => {
    const people = [
      person("09:00", "13:00", { bufferMinutes: 30 }),
      person("09:00", "13:00", { busy: [{ from: at("10:30"), to: at("11:00") }] }),
    ];
    expect(startsOf({ people, durationMinutes: 30 })).toEqual([
      "09:00",
      "09:30",
      "11:30",
      "12:00",
      "12:30",
    ]);
  });

  test("may end when something begins, and begin when it ends", () => {
    const people = [person("09:00", "12:00", { busy: [{ from: at("10:00"), to: at("11:00") }] })];
    expect(startsOf({ people, durationMinutes: 60 })).toEqual(["09:00", "11:00"]);
  });

  test("begin within the span that was asked for, and the steps go on from the beginning of the hours", () => {
    const span = { from: at("09:50"), to: at("11:00") };
    expect(startsOf({ people: [person("09:00", "12:00")], durationMinutes: 40 }, span)).toEqual([
      "10:20",
    ]);
  });
});
