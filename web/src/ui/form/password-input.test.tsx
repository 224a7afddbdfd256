import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";

it("hides the typed text until it is asked to show it, and hides it again", async () => {
  const user = userEvent.setup();
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const box = screen.getByLabelText<HTMLInputElement>("Password");
  await user.type(box, "hunter2");
  expect(box.type).toBe("password");

  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(box.type).toBe("text");
  expect(box.value).toBe("hunter2");

  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(box.type).toBe("password");
});

it("tells of a Caps Lock that is on, until it is off", () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const press = (modifierCapsLock: boolean) =>
    fireEvent.keyDown(screen.getByLabelText("Password"), { key: "A", modifierCapsLock });
  press(true);
  expect(screen.getByRole("status").textContent).toBe("Caps Lock is on.");
  press(false);
  expect(screen.getByRole("status").textContent).toBe("");
});
