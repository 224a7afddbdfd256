import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MarksInPanel } from "./marks-in-panel.tsx";

test("keys of whoever types or chooses stay within, and those pressed on a button get out", () => {
  const pressed = vi.fn<(event: KeyboardEvent) => void>();
  document.body.addEventListener("keydown", pressed);
  render(<MarksInPanel name="Mara Lind" onPlace={(place) => place?.append(...controls())} />);
  for (const role of ["textbox", "radio"]) fireEvent.keyDown(screen.getByRole(role), { key: "5" });
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("button"), { key: "j" });
  expect(pressed).toHaveBeenCalledOnce();
  document.body.removeEventListener("keydown", pressed);
});

/** A box, a button and one of several levels, as a scorecard has them. */
const controls = () => {
  const level = document.createElement("button");
  level.setAttribute("role", "radio");
  return [document.createElement("textarea"), document.createElement("button"), level];
};
