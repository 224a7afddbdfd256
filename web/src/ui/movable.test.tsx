import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Movable } from "./movable.tsx";

/** A note that stands in its card, or in a panel while that is open. */
function Desk() {
  const [panel, setPanel] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Panel
      </button>
      <article>
        <Movable place={panel}>
          <Note />
          <button type="button" onClick={() => setPresses(presses + 1)}>
            Pressed {presses}
          </button>
        </Movable>
      </article>
      {isOpen && <section aria-label="Panel" ref={setPanel} />}
    </>
  );
}

function Note() {
  const [text, setText] = useState("");
  return (
    <input
      aria-label="Note"
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

const note = () => screen.getByLabelText<HTMLInputElement>("Note");
const write = (value: string) => fireEvent.change(note(), { target: { value } });
const toggle = () => fireEvent.click(screen.getByRole("button", { name: "Panel" }));

test("what was typed moves to the other place, and back when that goes away", () => {
  render(<Desk />);
  write("Knows");
  const card = screen.getByRole("article");
  expect(card.contains(note())).toBe(true);
  toggle();
  expect(screen.getByRole("region").contains(note())).toBe(true);
  expect(note().value).toBe("Knows");
  write("Knows almanacs");
  toggle();
  expect(card.contains(note())).toBe(true);
  expect(note().value).toBe("Knows almanacs");
});

test("what moved answers once to each press, wherever it stands", () => {
  render(<Desk />);
  fireEvent.click(screen.getByRole("button", { name: "Pressed 0" }));
  toggle();
  fireEvent.click(screen.getByRole("button", { name: "Pressed 1" }));
  expect(screen.getByRole("button", { name: "Pressed 2" })).toBeTruthy();
});

test("nothing stays behind in the other place", () => {
  const { rerender } = render(<Desk />);
  toggle();
  const panel = screen.getByRole("region");
  rerender(<p>Gone</p>);
  expect(panel.childElementCount).toBe(0);
});
