import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { setThemeChoice, useThemeChoice } from "./theme.ts";

beforeEach(() => setThemeChoice("system"));

it("applies a choice to the page at once, and keeps it for the next visit", () => {
  const { result } = renderHook(() => useThemeChoice());
  expect(result.current).toBe("system");

  act(() => setThemeChoice("dark"));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(result.current).toBe("dark");

  act(() => setThemeChoice("system"));
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
  expect(result.current).toBe("system");
});

it("still applies a choice if the browser stores nothing", () => {
  const storage = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  setThemeChoice("light");
  expect(document.documentElement.dataset["theme"]).toBe("light");
  storage.mockRestore();
});
