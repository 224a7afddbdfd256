import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToast } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Whatever a test left behind is closed and cleared.
  const { result } = renderHook(() => useToast());
  act(() => {
    for (const { id } of result.current.toasts) result.current.dismiss(id);
    vi.advanceTimersByTime(1_000_000);
  });
  vi.useRealTimers();
});

it("shows a message wherever toasts are shown", () => {
  const { result } = renderHook(() => useToast());
  act(() => {
    result.current.toast({ title: "Profile Updated" });
  });
  expect(result.current.toasts).toMatchObject([{ title: "Profile Updated", open: true }]);
});

it("shows one at a time: the newest takes the place of the one before", () => {
  const { result } = renderHook(() => useToast());
  act(() => {
    result.current.toast({ title: "Resume Uploaded" });
    result.current.toast({ title: "Application Submitted" });
  });
  expect(result.current.toasts.map(({ title }) => title)).toEqual(["Application Submitted"]);
});

it("keeps a closed message for its way out, and clears it after 1,000,000 ms", () => {
  const { result } = renderHook(() => useToast());
  act(() => {
    result.current.dismiss(result.current.toast({ title: "Status Updated" }));
  });
  expect(result.current.toasts).toMatchObject([{ title: "Status Updated", open: false }]);

  act(() => {
    vi.advanceTimersByTime(999_999);
  });
  expect(result.current.toasts).toHaveLength(1);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(result.current.toasts).toHaveLength(0);
});

it("does not clear a newer message with the timer of one that was crowded out", () => {
  const { result } = renderHook(() => useToast());
  act(() => {
    result.current.dismiss(result.current.toast({ title: "Login failed" }));
    result.current.toast({ title: "Welcome" });
    vi.advanceTimersByTime(1_000_000);
  });
  expect(result.current.toasts).toMatchObject([{ title: "Welcome", open: true }]);
});
