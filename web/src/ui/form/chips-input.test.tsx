import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ChipsInput } from "./chips-input.tsx";
import { Field } from "./field.tsx";

const submit = vi.fn<() => void>();

function SkillsForm({ initial }: { initial: string[] }) {
  const [skills, setSkills] = useState(initial);
  const [skill, setSkill] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Skills">
        <ChipsInput
          listLabel="Chosen skills"
          value={skills}
          onValueChange={setSkills}
          draft={skill}
          onDraftChange={setSkill}
          fits={(text) => text.length <= 12}
        />
      </Field>
    </form>
  );
}

function chips() {
  const list = screen.queryByRole("list", { name: "Chosen skills" });
  return list
    ? within(list)
        .getAllByRole("listitem")
        .map((chip) => chip.textContent)
    : [];
}

beforeEach(() => submit.mockClear());

it("adds the typed text by Enter, without sending the form", async () => {
  const user = userEvent.setup();
  render(<SkillsForm initial={[]} />);
  await user.type(screen.getByLabelText("Skills"), "TypeScript{Enter}PostgreSQL{Enter}");
  expect(chips()).toEqual(["TypeScript", "PostgreSQL"]);
  expect(submit).not.toHaveBeenCalled();
});

it("adds the typed text by the button, and is ready for the next", async () => {
  const user = userEvent.setup();
  render(<SkillsForm initial={[]} />);
  const box = screen.getByLabelText<HTMLInputElement>("Skills");
  await user.type(box, "Welding");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(chips()).toEqual(["Welding"]);
  expect(box.value).toBe("");
  expect(document.activeElement).toBe(box);
});

it("trims, and leaves out blanks and repetitions", async () => {
  const user = userEvent.setup();
  render(<SkillsForm initial={["Welding"]} />);
  await user.type(
    screen.getByLabelText("Skills"),
    "  Forklift  {Enter}   {Enter}Welding{Enter}welding{Enter}",
  );
  expect(chips()).toEqual(["Welding", "Forklift"]);
});

it("makes a chip of each text of a list, typed or pasted, including text typed before it", async () => {
  const user = userEvent.setup();
  render(<SkillsForm initial={["Welding"]} />);
  const box = screen.getByLabelText<HTMLInputElement>("Skills");
  await user.type(box, "Forklift; Night{Enter}");
  expect(chips()).toEqual(["Welding", "Forklift", "Night"]);
  await user.type(box, "Zinc ");
  await user.paste("roofs\n• welding\n• Lead");
  expect(chips()).toEqual(["Welding", "Forklift", "Night", "Zinc roofs", "Lead"]);
  expect(box.value).toBe("");
  await user.paste("Tin");
  expect(box.value).toBe("Tin");
});

it("keeps a text in the box that is too long for a chip", async () => {
  const user = userEvent.setup();
  render(<SkillsForm initial={[]} />);
  const box = screen.getByLabelText<HTMLInputElement>("Skills");
  await user.click(box);
  await user.paste("Tin, Thatching of roofs, Lead");
  expect(chips()).toEqual(["Tin", "Lead"]);
  expect(box.value).toBe("Thatching of roofs");
  await user.keyboard("{Enter}");
  expect(box.value).toBe("Thatching of roofs");
});

it("removes a chip and keeps the others", async () => {
  const user = userEvent.setup();
  render(<SkillsForm initial={["Welding", "Forklift"]} />);
  await user.click(screen.getByRole("button", { name: "Remove Welding" }));
  expect(chips()).toEqual(["Forklift"]);
});
