import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Movable } from "#ui/movable.tsx";
import { FoldedMarks } from "./folded-marks.tsx";

function Resume() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <FoldedMarks name="Mara Lind" onPlace={setPlace} />
      <Movable place={place}>
        <input aria-label="Note" />
      </Movable>
    </>
  );
}

test("the marks are folded away until somebody asks for them, and keep what was typed in them", () => {
  render(<Resume />);
  const button = screen.getByRole("button", { name: "Answers and notes" });
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  const note = screen.getByRole<HTMLInputElement>("textbox", { name: "Note" });
  expect(screen.getByRole("region", { name: /about Mara Lind/ }).contains(note)).toBe(true);
  note.value = "Knows";
  fireEvent.click(button);
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(button);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Knows");
});
