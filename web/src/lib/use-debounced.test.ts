import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebounced } from "./use-debounced.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test("a list follows the typed text debounced, not letter by letter", () => {
  const followed: string[] = [];
  const { rerender } = renderHook(
    ({ typed }) => {
      followed.push(useDebounced(typed));
    },
    { initialProps: { typed: "" } },
  );
  for (const typed of ["o", "op", "opt"]) {
    rerender({ typed });
    wait(90);
  }
  expect(new Set(followed)).toEqual(new Set([""]));
  wait(10);
  expect(new Set(followed)).toEqual(new Set(["", "opt"]));
});
