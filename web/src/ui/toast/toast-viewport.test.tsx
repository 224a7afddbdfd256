import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast } from "./toast-store.ts";
import { ToastViewport } from "./toast-viewport.tsx";

const show = () => {
  render(<ToastViewport />);
  act(() => {
    toast({ title: "Profile Updated", description: "Your profile has been saved successfully!" });
  });
  return screen.getByRole("listitem");
};
const isShown = () => screen.queryByRole("listitem") !== null;
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

/** Drags the toast to the right by that many pixels, and lets go. */
const drag = (shown: HTMLElement, distance: number) => {
  fireEvent.pointerDown(shown, { button: 0, clientX: 0, clientY: 0 });
  for (const clientX of [distance / 2, distance])
    fireEvent.pointerMove(shown, { clientX, clientY: 0 });
  fireEvent.pointerUp(shown, { clientX: distance, clientY: 0 });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  wait(1_000_000);
  vi.useRealTimers();
});

it("shows a toast for 5000 ms", () => {
  show();
  wait(4999);
  expect(isShown()).toBe(true);
  wait(1);
  expect(isShown()).toBe(false);
});

it("keeps a toast as long as the pointer rests on it", () => {
  fireEvent.pointerMove(show());
  wait(60_000);
  expect(isShown()).toBe(true);
});

it("is read out with a pause between title and description", () => {
  show();
  wait(100);
  expect(screen.getByRole("status").textContent).toContain(
    "Profile Updated Your profile has been saved successfully!",
  );
});

it("lets a swipe of more than 50 pixels to the right close it, and no shorter one", () => {
  const shown = show();
  drag(shown, 50);
  expect(isShown()).toBe(true);
  drag(shown, 51);
  wait(200);
  expect(isShown()).toBe(false);
});

it("is reached with F8", () => {
  show();
  fireEvent.keyDown(document, { code: "F8" });
  const viewport = screen.getByRole("list");
  expect(document.activeElement).toBe(viewport);
  expect(screen.getByRole("region", { name: "Notifications (F8)" }).contains(viewport)).toBe(true);
});

it("gives the focus back to the element that had it before F8", () => {
  render(<input aria-label="Username" />);
  const input = screen.getByRole("textbox");
  input.focus();
  const shown = show();
  fireEvent.keyDown(document, { code: "F8" });
  shown.focus();
  fireEvent.keyDown(shown, { key: "Escape" });
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(input);
});

it("is closed with its button", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(isShown()).toBe(false);
});

it("offers what one can do about it for as long as it says, and closes when it is done", () => {
  const onPress = vi.fn<() => void>();
  render(<ToastViewport />);
  act(() => {
    toast({ title: "Status Updated", action: { label: "Undo", onPress }, stands: 30_000 });
  });
  wait(29_999);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(isShown()).toBe(false);
});
