import { describe, expect, test } from "vitest";
import { countLetters, nextLook, nextLookOf } from "./alert-times.ts";

const at = (moment: string) => new Date(moment);
const daily = { frequency: "daily", timeZone: "Europe/Berlin" } as const;
const weekly = { frequency: "weekly", timeZone: "America/New_York" } as const;

describe("an alert looks for new jobs at seven where its reader is", () => {
  test.each([
    ["on the same day before seven", daily, "2026-11-27T05:59:00Z", "2026-11-27T06:00:00.000Z"],
    ["on the next day from seven on", daily, "2026-11-27T06:00:00Z", "2026-11-28T06:00:00.000Z"],
    [
      "at seven of the summer, on the day that it begins",
      daily,
      "2026-03-28T20:00:00Z",
      "2026-03-29T05:00:00.000Z",
    ],
    [
      "at seven of the winter, on the day that it begins",
      daily,
      "2026-10-24T20:00:00Z",
      "2026-10-25T06:00:00.000Z",
    ],
    [
      "on Monday, where it writes every week",
      weekly,
      "2026-11-27T12:00:00Z",
      "2026-11-30T12:00:00.000Z",
    ],
    [
      "on the Monday after, from seven on",
      weekly,
      "2026-11-30T12:00:00Z",
      "2026-12-07T12:00:00.000Z",
    ],
    [
      "an hour of UTC earlier once summer began",
      weekly,
      "2026-03-02T12:30:00Z",
      "2026-03-09T11:00:00.000Z",
    ],
  ])("%s", (_what, which, now, next) => {
    expect(nextLook(which, at(now))?.toISOString()).toBe(next);
  });

  test("never by the clock, where it writes at once", () => {
    expect(nextLook({ ...daily, frequency: "at-once" }, at("2026-11-27T05:59:00Z"))).toBeNull();
  });

  test("for the first time behind its pause", () => {
    const pausedUntil = at("2026-12-24T06:00:00Z");
    expect(nextLookOf({ ...daily, pausedUntil }, at("2026-11-27T12:00:00Z"))).toEqual(pausedUntil);
  });
});

test("the jobs of one day stand in one letter, those of one week in one, and each in its own at once", () => {
  const moments = ["2026-11-23T07:00:00Z", "2026-11-23T20:00:00Z", "2026-11-25T08:00:00Z"].map(at);
  const count = (frequency: "at-once" | "daily" | "weekly") =>
    countLetters({ frequency, timeZone: "UTC" }, moments);
  expect([count("at-once"), count("daily"), count("weekly")]).toEqual([3, 2, 1]);
});

test("of letters at once six come in an hour, and the next has what came meanwhile", () => {
  const inMinutes = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 12, minutes));
  const count = (moments: Date[]) =>
    countLetters({ frequency: "at-once", timeZone: "UTC" }, moments);
  const busy = Array.from({ length: 20 }, (_, minute) => inMinutes(minute));
  expect(count(busy.slice(0, 6))).toBe(6);
  expect(count(busy.toReversed())).toBe(7);
  expect(count([...busy, inMinutes(61)])).toBe(8);
  expect(count([inMinutes(0), inMinutes(0)])).toBe(1);
});
