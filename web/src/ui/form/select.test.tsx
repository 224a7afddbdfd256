import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Field } from "./field.tsx";
import { Select } from "./select.tsx";

const levels = [
  { value: "entry", label: "Entry" },
  { value: "senior", label: "Senior" },
] as const;

function LevelField() {
  const [level, setLevel] = useState<"entry" | "senior" | "">("");
  return (
    <Field label="Experience Level">
      <Select options={levels} value={level} onValueChange={setLevel} placeholder="Any level" />
    </Field>
  );
}

it("shows its placeholder, then the clicked option", async () => {
  const user = userEvent.setup();
  render(<LevelField />);
  expect(screen.getByRole("combobox", { name: "Experience Level" }).textContent).toBe("Any level");

  await user.click(screen.getByRole("combobox", { name: "Experience Level" }));
  await user.click(await screen.findByRole("option", { name: "Senior" }));
  expect(screen.getByRole("combobox", { name: "Experience Level" }).textContent).toBe("Senior");
});

it("opens, moves and chooses by keyboard, and keeps the focus", async () => {
  const user = userEvent.setup();
  render(<LevelField />);
  await user.tab();
  await user.keyboard("{ArrowDown}");
  await screen.findByRole("option", { name: "Entry" });
  await user.keyboard("{ArrowDown}{Enter}");

  const select = screen.getByRole("combobox", { name: "Experience Level" });
  expect(select.textContent).toBe("Senior");
  await expect.poll(() => document.activeElement).toBe(select);
});
