import { act, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { ApiError } from "#lib/api-client.ts";
import { showAtFields } from "./show-at-fields.ts";

/** A form that was sent and refused with the error, when its button is pressed. */
function Account({ error, otherwise }: { error: unknown; otherwise?: "skills" }) {
  const form = useForm({ defaultValues: { name: "ada", skills: "" } });
  const { errors } = form.formState;
  return (
    <form onSubmit={form.handleSubmit(() => showAtFields(form, error, otherwise))}>
      <input aria-label="Name" {...form.register("name")} />
      <p data-testid="name">{errors.name?.message}</p>
      <input aria-label="Skills" {...form.register("skills")} />
      <p data-testid="skills">{errors.skills?.message}</p>
      <button type="submit">Save</button>
    </form>
  );
}

const refusedWith = async (error: unknown) => {
  render(<Account error={error} />);
  await act(async () => fireEvent.click(screen.getByRole("button")));
  return {
    name: screen.getByTestId("name").textContent,
    skills: screen.getByTestId("skills").textContent,
    focused: document.activeElement?.getAttribute("aria-label") ?? null,
  };
};

test("a refusal about one field stands at that field, which has the focus", async () => {
  const taken = { path: "name", message: "Name already exists" };
  expect(await refusedWith(new ApiError(409, taken.message, { fields: [taken] }))).toEqual({
    name: "Name already exists",
    skills: "",
    focused: "Name",
  });
});

test("an error in one item of a list is shown at the list, once", async () => {
  const wrong = [
    { path: "skills.1", message: "Too long" },
    { path: "skills.2", message: "Too short" },
    { path: "name", message: "Too plain" },
  ];
  expect(await refusedWith(new ApiError(400, "Too long", { fields: wrong }))).toEqual({
    name: "Too plain",
    skills: "Too long",
    focused: "Skills",
  });
});

test.each([
  ["a refusal that names no field", new ApiError(409, "This was changed meanwhile")],
  [
    "one about what the form does not ask",
    new ApiError(400, "No", { fields: [{ path: "id", message: "No" }] }),
  ],
  ["a failure of ours", new TypeError("x is undefined")],
])("%s stands at none", async (_what, error) => {
  expect(await refusedWith(error)).toEqual({ name: "", skills: "", focused: null });
});

test("typing into a field removes its error", async () => {
  const taken = { path: "name", message: "Name already exists" };
  await refusedWith(new ApiError(409, taken.message, { fields: [taken] }));
  await act(async () =>
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "ada-2" } }),
  );
  expect(screen.getByTestId("name").textContent).toBe("");
});

test("a screen without toasts shows every other failure at the field that it names", async () => {
  render(<Account error={new ApiError(400, "This link is no longer valid")} otherwise="skills" />);
  await act(async () => fireEvent.click(screen.getByRole("button")));
  expect(screen.getByTestId("skills").textContent).toBe("This link is no longer valid");
});
