import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { Slot } from "./slot.tsx";

test("an element gets the given props, and its own win", () => {
  const link = createRef<HTMLElement>();
  render(
    <Slot className="looks" title="given" lang="en" ref={link}>
      <a className="own" title="own" href="/jobs">
        Find Jobs
      </a>
    </Slot>,
  );
  const shown = screen.getByRole("link", { name: "Find Jobs" });
  expect(shown.className).toBe("looks own");
  expect([shown.title, shown.lang]).toEqual(["own", "en"]);
  expect(link.current).toBe(shown);
});

test("a handler that is given is called after the element's own", async () => {
  const called: string[] = [];
  render(
    <Slot onClick={() => called.push("given")} onFocus={() => called.push("focus")}>
      <button type="button" onClick={() => called.push("own")}>
        Menu
      </button>
    </Slot>,
  );
  await userEvent.setup().click(screen.getByRole("button"));
  expect(called).toEqual(["focus", "own", "given"]);
});

test("a slot takes exactly one element", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() =>
    render(
      <Slot>
        <a href="/">One</a>
        <a href="/">Two</a>
      </Slot>,
    ),
  ).toThrow("expected to receive a single React element child");
});
