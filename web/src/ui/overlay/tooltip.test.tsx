import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tooltip, TooltipProvider } from "./tooltip.tsx";

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const tip = () => screen.queryByRole("tooltip")?.textContent;

const pointAt = (name: string) =>
  fireEvent.pointerMove(screen.getByRole("button", { name }), { pointerType: "mouse" });
const close = () => fireEvent.keyDown(document, { key: "Escape" });

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip content="Signing in with Google is not set up here.">
        <button type="button">Google</button>
      </Tooltip>
      <Tooltip content="Signing in with GitHub is not set up here.">
        <button type="button">GitHub</button>
      </Tooltip>
    </TooltipProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

it("explains a control after 700 ms", () => {
  pointAt("Google");
  wait(699);
  expect(tip()).toBeUndefined();
  wait(1);
  expect(tip()).toBe("Signing in with Google is not set up here.");
});

it("explains the next control at once within 300 ms, and after that in its own time", () => {
  pointAt("Google");
  wait(700);
  close();
  wait(299);
  pointAt("GitHub");
  expect(tip()).toBe("Signing in with GitHub is not set up here.");

  close();
  wait(300);
  pointAt("Google");
  expect(tip()).toBeUndefined();
});
