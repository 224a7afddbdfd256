import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { JobTextView } from "./job-text-view.tsx";

const textsIn = (list: Element | undefined) =>
  Array.from(list?.children ?? [], ({ textContent }) => textContent);

test("a job's lists are lists, and numbered ones keep their start and their kind", () => {
  render(<JobTextView text={"You bring:\n▪ An ear\n▪ A hand\nAfterwards.\nc) Rest\nd) Play"} />);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("You bring:");
  const [marked, numbered] = screen.getAllByRole("list");
  expect(textsIn(marked)).toEqual(["An ear", "A hand"]);
  expect(numbered).toMatchObject({ tagName: "OL", type: "a", start: 3 });
  expect(textsIn(numbered)).toEqual(["Rest", "Play"]);
});
