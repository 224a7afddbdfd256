import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import type { JobForm } from "#features/jobs/posting/use-job-form.ts";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useAdvisedHints } from "./advised-hints.tsx";
import { JobRemarks } from "./job-remarks.tsx";

const whole = {
  title: "",
  description: "We look after people at night. ".repeat(12),
  requirements: "",
  location: "Graz",
  type: "full-time",
  remoteCountries: [],
  salaryMin: "",
  salaryMax: "60k",
};

/** A form with some boxes of a job, and the list before it is posted. */
function Posting({ job, isStored }: { job: Partial<typeof whole>; isStored: boolean }) {
  const form = useForm({ defaultValues: { ...whole, ...job } }) as unknown as JobForm;
  const hintOf = useAdvisedHints(form, isStored);
  return (
    <>
      <Field label="Job Title" hint={hintOf("title")} error={form.formState.errors.title?.message}>
        <TextInput {...form.register("title")} />
      </Field>
      <Field label="Minimum" hint={hintOf("salaryMin", "Dollars a year")}>
        <TextInput {...form.register("salaryMin")} />
      </Field>
      <Field label="Maximum" hint={hintOf("salaryMax", "Dollars a year")}>
        <TextInput {...form.register("salaryMax")} />
      </Field>
      <button type="button" onClick={() => form.setError("title", { message: "Too long" })}>
        Refuse
      </button>
      <JobRemarks form={form} />
    </>
  );
}

const open = (job: Partial<typeof whole> = {}, { isStored = false } = {}) =>
  void render(<Posting job={job} isStored={isStored} />);
const box = (label: string) => screen.getByLabelText(label);
const write = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
/** What describes a box to assistive technology. */
const described = (label: string) =>
  (box(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
const untilDescribed = (label: string, words: RegExp) =>
  waitFor(() => expect(described(label)).toMatch(words));

const calmer = /^Write the title without exclamation marks/;

test("advice describes a field once somebody left it and paused, and goes when it is followed", async () => {
  open();
  write("Job Title", "NIGHT NURSE!");
  write("Minimum", "50k");
  expect(described("Job Title")).toBe("");
  fireEvent.blur(box("Job Title"));
  await untilDescribed("Job Title", calmer);
  expect(box("Job Title").getAttribute("aria-invalid")).toBeNull();
  write("Job Title", "Night Nurse");
  await untilDescribed("Job Title", /^$/);
});

test("a word that shuts people out is named beside its field with a better one", async () => {
  open();
  write("Job Title", "Salesman");
  fireEvent.blur(box("Job Title"));
  await waitFor(() =>
    expect(described("Job Title")).toMatch(/: salesman \(better: salesperson\)\.$/),
  );
});

test("pay is missed beside its hint, and only after both of its boxes were left", async () => {
  open({ salaryMax: "", title: "NURSES!" });
  fireEvent.blur(box("Minimum"));
  fireEvent.blur(box("Job Title"));
  await untilDescribed("Job Title", calmer);
  expect(described("Minimum")).toBe("Dollars a year");
  fireEvent.blur(box("Maximum"));
  await untilDescribed("Minimum", /^Dollars a yearSay what the job pays/);
  expect(described("Maximum")).toBe("Dollars a year");
});

test("a stored job is advised from the beginning", () => {
  open({ title: "NIGHT NURSE!", salaryMax: "" }, { isStored: true });
  expect(described("Job Title")).toMatch(calmer);
  expect(described("Minimum")).toMatch(/Say what the job pays/);
});

test("an error stands at its field without advice", () => {
  open({ title: "NIGHT NURSE!" }, { isStored: true });
  fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
  expect(described("Job Title")).toBe("Too long");
});

test("the list before posting leads to each field, and shows the advice there", async () => {
  open({ title: "Night Nurse", salaryMax: "" });
  fireEvent.click(screen.getByRole("button", { name: /^Say what the job pays/ }));
  await waitFor(() => expect(document.activeElement).toBe(box("Minimum")));
  await untilDescribed("Minimum", /Say what the job pays/);
});
