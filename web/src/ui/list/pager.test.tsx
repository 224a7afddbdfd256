import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Pager } from "./pager.tsx";

function ThreePages() {
  const [page, setPage] = useState(2);
  return <Pager page={page} pageCount={3} onPageChange={setPage} />;
}

const current = () => screen.getByRole("button", { current: "page" }).textContent;

it.each([
  { button: "Next", end: "3" },
  { button: "Previous", end: "1" },
])("keeps the focus on $button at the end, where it does nothing", async ({ button, end }) => {
  render(<ThreePages />);
  const turn = screen.getByRole("button", { name: button });
  turn.focus();
  await userEvent.keyboard("{Enter}");
  expect(current()).toBe(end);
  expect(turn.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(turn);

  await userEvent.keyboard("{Enter}");
  expect(current()).toBe(end);
});

it("is not rendered for a single page", () => {
  render(<Pager page={1} pageCount={1} onPageChange={() => undefined} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});
