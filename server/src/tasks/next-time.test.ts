import { expect, test } from "vitest";
import { nextTime } from "./next-time.ts";

const at = (time: string) => new Date(`2026-11-27T${time}:00.000Z`);

test.each([
  [{ dailyAt: "03:20" }, "03:19", "2026-11-27T03:20"],
  [{ dailyAt: "03:20" }, "03:20", "2026-11-28T03:20"],
  [{ dailyAt: "03:20" }, "23:59", "2026-11-28T03:20"],
  [{ hourlyAt: 40 }, "12:10", "2026-11-27T12:40"],
  [{ hourlyAt: 40 }, "12:40", "2026-11-27T13:40"],
  [{ hourlyAt: 40 }, "23:50", "2026-11-28T00:40"],
] as const)("after %o, asked at %s, comes %s", (times, after, next) => {
  expect(nextTime(times, at(after)).toISOString()).toBe(`${next}:00.000Z`);
});
