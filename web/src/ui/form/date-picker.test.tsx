import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { DatePicker } from "./date-picker.tsx";
import { Field } from "./field.tsx";

function Arrival() {
  const [day, setDay] = useState<Date | undefined>(new Date(2026, 10, 5));
  return (
    <Field label="Arrival">
      <DatePicker value={day} onValueChange={setDay} />
    </Field>
  );
}

it("keeps the focus on its button when the day is taken back", async () => {
  render(<Arrival />);
  const button = screen.getByText("Nov 05, 2026");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(button.textContent).toBe("Select date");
  expect(document.activeElement).toBe(button);
});
