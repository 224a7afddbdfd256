import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useGradually } from "./use-gradually.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const list = (initialProps: { rows: number[]; subject: string }) =>
  renderHook(({ rows, subject }) => useGradually(rows, subject), { initialProps });
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(1_000);
  });

test("a long list comes a few rows at a time, and whole in the end", () => {
  const { result, rerender } = list({ rows: [], subject: "" });
  rerender({ rows: rowsUpTo(150), subject: "" });
  expect(result.current).toHaveLength(60);
  rest();
  expect(result.current).toHaveLength(120);
  rest();
  expect(result.current).toEqual(rowsUpTo(150));
});

test("another search begins anew", () => {
  const { result, rerender } = list({ rows: rowsUpTo(150), subject: "" });
  rerender({ rows: rowsUpTo(100), subject: "paper" });
  expect(result.current).toEqual(rowsUpTo(60));
});

test("who comes back to a list finds it whole", () => {
  const { result } = list({ rows: rowsUpTo(150), subject: "" });
  expect(result.current).toHaveLength(150);
});
