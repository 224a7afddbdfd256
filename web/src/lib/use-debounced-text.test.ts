import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebouncedText } from "./use-debounced-text.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const scene = () => {
  const onPause = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(({ effective }) => useDebouncedText(effective, onPause), {
    initialProps: { effective: "" },
  });
  return {
    onPause,
    shown: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    clear: () => act(() => result.current.clear()),
    wait: (milliseconds: number) =>
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      }),
    takeEffect: (effective: string) => rerender({ effective }),
  };
};

test("letters are shown at once and take effect together when typing rests", () => {
  const { type, wait, shown, onPause } = scene();
  type("a");
  wait(200);
  type("ad");
  wait(200);
  expect(shown()).toBe("ad");
  expect(onPause).not.toHaveBeenCalled();
  wait(50);
  expect(onPause.mock.calls).toEqual([["ad"]]);
});

test("a late effect does not overwrite text that was typed since", () => {
  const { type, wait, shown, takeEffect } = scene();
  type("ad");
  wait(250);
  type("ada");
  takeEffect("ad");
  expect(shown()).toBe("ada");
});

test("the field follows when the text in effect changes by itself", () => {
  const { type, wait, shown, takeEffect } = scene();
  type("ad");
  wait(250);
  takeEffect("ad");
  takeEffect("");
  expect(shown()).toBe("");
});

test("clearing cancels a pending effect", () => {
  const { type, clear, wait, shown, onPause } = scene();
  type("ad");
  clear();
  wait(1000);
  expect(shown()).toBe("");
  expect(onPause).not.toHaveBeenCalled();
});
