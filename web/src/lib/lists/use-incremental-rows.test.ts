import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useIncrementalRows } from "./use-incremental-rows.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index);
interface Shown {
  rows: number[];
  subject: string;
  whole?: boolean;
  wanted?: boolean;
}
const list = (initialProps: Shown) =>
  renderHook(
    ({ rows, subject, whole = false, wanted = true }: Shown) =>
      useIncrementalRows(rows, subject, { whole, wanted }),
    { initialProps },
  );
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(1_000);
  });

test("a long list comes a few rows at a time, and whole in the end", () => {
  const { result, rerender } = list({ rows: [], subject: "" });
  rerender({ rows: rowsUpTo(150), subject: "" });
  expect(result.current).toHaveLength(24);
  rest();
  expect(result.current).toHaveLength(72);
  rest();
  rest();
  expect(result.current).toEqual(rowsUpTo(150));
});

test("another search begins anew", () => {
  const { result, rerender } = list({ rows: rowsUpTo(150), subject: "" });
  rerender({ rows: rowsUpTo(100), subject: "paper" });
  expect(result.current).toEqual(rowsUpTo(24));
});

test("rows that nobody is near to do not come", () => {
  const { result, rerender } = list({ rows: rowsUpTo(150), subject: "", wanted: false });
  rest();
  expect(result.current).toHaveLength(24);
  rerender({ rows: rowsUpTo(150), subject: "", wanted: true });
  rest();
  expect(result.current).toHaveLength(72);
});

test("going back to a list finds it whole, until the search changes", () => {
  const returning = { whole: true, wanted: false };
  const { result, rerender } = list({ rows: rowsUpTo(150), subject: "", ...returning });
  expect(result.current).toHaveLength(150);
  rerender({ rows: rowsUpTo(100), subject: "paper", ...returning });
  rest();
  expect(result.current).toHaveLength(24);
});

test("loading a list again finds it whole once it is there", () => {
  const returning = { subject: "", whole: true, wanted: false };
  const { result, rerender } = list({ rows: [], ...returning });
  rerender({ rows: rowsUpTo(100), ...returning });
  rest();
  rest();
  rest();
  expect(result.current).toHaveLength(100);
});
