import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

it("names its control by the label, without the required mark", () => {
  render(
    <Field label="Job Title" required>
      <TextInput />
    </Field>,
  );
  const control = screen.getByRole("textbox", { name: "Job Title" });
  expect(control.getAttribute("aria-required")).toBe("true");
});

it("describes its control by the hint", () => {
  render(
    <Field label="Job Title" hint="As candidates would search for it.">
      <TextInput />
    </Field>,
  );
  expect(
    screen.getByRole("textbox", { description: "As candidates would search for it." }),
  ).toBeDefined();
});

it("marks its control invalid and describes it by the error as well", () => {
  render(
    <Field label="Location" hint="City, state or remote" error="Location is required">
      <TextInput />
    </Field>,
  );
  const control = screen.getByRole("textbox", {
    description: "City, state or remote Location is required",
  });
  expect(control.getAttribute("aria-invalid")).toBe("true");
});

it("leaves a control without a failed rule valid", () => {
  render(
    <Field label="Location" error={undefined}>
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole("textbox").hasAttribute("aria-invalid")).toBe(false);
});
