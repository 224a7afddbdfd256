import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("beyond the greatest number of entries the oldest makes room, and one that is set again is the newest", () => {
  const map = new BoundedMap<string, number>({ most: 2, lifetimeMs: 1_000 });
  map.set("first", 1);
  map.set("second", 2);
  map.set("first", 3);
  map.set("third", 4);
  expect([map.get("first"), map.get("second"), map.get("third")]).toEqual([3, undefined, 4]);
});

test("an entry goes when its time is over, counted from when it was last set", () => {
  const map = new BoundedMap<string, number>({ most: 10, lifetimeMs: 1_000 });
  map.set("kept", 1);
  vi.advanceTimersByTime(999);
  map.set("kept", 2);
  vi.advanceTimersByTime(999);
  expect(map.get("kept")).toBe(2);
  vi.advanceTimersByTime(1);
  expect([map.get("kept"), map.size]).toEqual([undefined, 0]);
});

test("a deleted entry leaves no timer behind", () => {
  const map = new BoundedMap<string, number>({ most: 10, lifetimeMs: 1_000 });
  map.set("one", 1);
  map.set("two", 2);
  map.delete("one");
  map.clear();
  expect([map.size, vi.getTimerCount()]).toEqual([0, 0]);
});
