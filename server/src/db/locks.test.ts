import { expect, test } from "vitest";
import { locks, locksOf } from "./locks.ts";

test("no two locks have the same number", () => {
  for (const numbers of [Object.values(locks), Object.values(locksOf)])
    expect(new Set<number>(numbers).size).toBe(numbers.length);
});
