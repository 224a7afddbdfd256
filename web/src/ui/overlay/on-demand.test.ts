import { beforeEach, expect, test, vi } from "vitest";
import { whenLoaded } from "./on-demand.ts";

const trigger = document.createElement("button");
const label = document.createElement("span");
const elsewhere = document.createElement("button");
trigger.append(label);

beforeEach(() => {
  document.body.replaceChildren(trigger, elsewhere);
});

/** Presses the trigger, does something while the code is loading, and says whether the popup opens. */
const opensAfter = async (meanwhile: () => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = vi.fn<() => void>();
  whenLoaded(() => promise, open, trigger);
  meanwhile();
  resolve();
  await promise;
  await promise;
  return open.mock.calls.length === 1;
};
const press = (target: Element) =>
  target.dispatchEvent(new Event("pointerdown", { bubbles: true }));
const type = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key }));

test("a popup whose code comes late opens, also for who presses its trigger again", async () => {
  expect(await opensAfter(() => {})).toBe(true);
  expect(await opensAfter(() => press(label))).toBe(true);
  expect(await opensAfter(() => type(trigger, "Tab"))).toBe(true);
});

test("a popup whose code comes late stays closed where something else was pressed meanwhile", async () => {
  expect(await opensAfter(() => press(elsewhere))).toBe(false);
  expect(await opensAfter(() => type(elsewhere, "Enter"))).toBe(false);
  expect(await opensAfter(() => type(trigger, "Escape"))).toBe(false);
  expect(await opensAfter(() => {})).toBe(true);
});
