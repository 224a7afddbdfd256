import { act, fireEvent, render, screen } from "@testing-library/react";
import { use } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SuggestInput, type SuggestionsProps } from "./suggest-input.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import type { Ask } from "./use-suggestions.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => act(() => vi.advanceTimersByTimeAsync(100));

/** A box that somebody has come to. Its code is fetched when `fetched`, and taken in when `takenIn`. */
const scene = () => {
  const [fetched, takenIn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ask = vi.fn<Ask>().mockResolvedValue([]);
  const Suggestions = (props: SuggestionsProps) => {
    use(takenIn.promise);
    return <SuggestionList {...props} ask={ask} />;
  };
  const suggestions = async () => {
    await fetched.promise;
    return Suggestions;
  };
  render(<SuggestInput aria-label="Keywords" suggestions={suggestions} />);
  const box = screen.getByLabelText<HTMLInputElement>("Keywords");
  act(() => box.focus());
  const press = (key: string) => fireEvent.keyDown(box, { key });
  const enter = (letter: string) => {
    fireEvent.input(box, { target: { value: box.value + letter } });
  };
  const letGo = (key: string) => fireEvent.keyUp(box, { key });
  const type = (letter: string) => {
    press(letter);
    enter(letter);
    letGo(letter);
  };
  return {
    box,
    press,
    enter,
    type,
    fetched: () => act(async () => fetched.resolve()),
    takenIn: () => act(async () => takenIn.resolve()),
    asked: () => ask.mock.calls.map(([typed]) => typed),
  };
};

it("asks for letters that were typed before its code was there, and while it was taken in", async () => {
  const { type, fetched, takenIn, asked } = scene();
  type("f");
  await fetched();
  type("a");
  expect(screen.queryByRole("combobox")).toBeNull();
  await takenIn();
  expect(screen.queryByRole("combobox")).not.toBeNull();
  await rest();
  expect(asked()).toEqual(["fa"]);
  type("r");
  await rest();
  expect(asked()).toEqual(["fa", "far"]);
});

it("asks for a letter whose key was pressed before its code was taken in", async () => {
  const { press, enter, fetched, takenIn, asked } = scene();
  await fetched();
  press("f");
  await takenIn();
  enter("f");
  await rest();
  expect(asked()).toEqual(["f"]);
});

it("asks for nothing that came without keys", async () => {
  const { type, enter, fetched, takenIn, asked } = scene();
  type("f");
  await fetched();
  await takenIn();
  enter("arrier");
  await rest();
  expect(asked()).toEqual([]);
});

it("asks for nothing if the box lost the focus meanwhile", async () => {
  const { box, type, fetched, takenIn, asked } = scene();
  type("f");
  await fetched();
  act(() => box.blur());
  await takenIn();
  await rest();
  expect(asked()).toEqual([]);
});
