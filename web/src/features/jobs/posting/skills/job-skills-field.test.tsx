import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { beforeEach, expect, test, vi } from "vitest";
import type { JobForm } from "#features/jobs/posting/use-job-form.ts";
import type { EditedSkill } from "./edited-skills.ts";
import { JobSkillsField } from "./job-skills-field.tsx";

const react = { name: "React", need: "required" } as const;
const graphql = { name: "GraphQL", need: "nice" } as const;

/** Texts name what they say. */
const inTexts = (body: string) =>
  [react, graphql]
    .filter(({ name }) => body.includes(name))
    .map((skill) => ({ ...skill, line: `I know ${skill.name}` }));
const asked = vi.fn<(body: string) => void>();

beforeEach(() => {
  asked.mockClear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
    const body = typeof init?.body === "string" ? init.body : "";
    asked(body);
    return Response.json(inTexts(body));
  });
});

/** The field on a form with its requirements, and with the skills that the job has. */
const open = (requirements: string, stored?: readonly EditedSkill[]) => {
  const { result } = renderHook(() =>
    useForm({ defaultValues: { title: "", description: "", requirements, skills: null } }),
  );
  const form = result.current as unknown as JobForm;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <input aria-label="Requirements" {...form.register("requirements")} />
      <JobSkillsField form={form} stored={stored} />
    </QueryClientProvider>,
  );
  return form;
};

const write = (text: string) =>
  fireEvent.change(screen.getByLabelText("Requirements"), { target: { value: text } });
const listed = () =>
  screen
    .queryAllByRole("listitem")
    .map((row) => [
      row.querySelector("bdi")?.textContent,
      within(row).getByRole("radio", { checked: true }).textContent,
    ]);
const untilListed = (rows: string[][]) => waitFor(() => expect(listed()).toEqual(rows));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const both = [
  ["React", "Required"],
  ["GraphQL", "Nice to have"],
];

test("what is written is read once typing rests, and nothing of it is chosen yet", async () => {
  const form = open("");
  expect(listed()).toEqual([]);
  for (const text of ["R", "React", "React and GraphQL"]) write(text);
  await untilListed(both);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(form.getValues("skills")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("2 skills recognized");
});

test("each is switched and removed, and others are added; the text changes such a list no more", async () => {
  const form = open("React");
  await untilListed([["React", "Required"]]);
  fireEvent.click(screen.getByRole("radio", { name: "Nice to have" }));
  const own = screen.getByLabelText("Another skill");
  fireEvent.change(own, { target: { value: " Bell casting " } });
  fireEvent.keyDown(own, { key: "Enter" });
  const chosen = [
    ["React", "Nice to have"],
    ["Bell casting", "Required"],
  ];
  await untilListed(chosen);
  write("GraphQL");
  await screen.findByRole("button", { name: "Add GraphQL" });
  expect(listed()).toEqual(chosen);
  press("Add GraphQL");
  press("Remove React");
  expect(form.getValues("skills")).toEqual([{ name: "Bell casting", need: "required" }, graphql]);
});

test("a name that is in the list is not added again, in whatever letters", async () => {
  const form = open("React");
  await untilListed([["React", "Required"]]);
  fireEvent.change(screen.getByLabelText("Another skill"), { target: { value: "react" } });
  press("Add skill");
  expect(screen.getByText("react is in the list already")).toBeTruthy();
  expect(form.getValues("skills")).toBeNull();
});

test("skills that were chosen before stand there, and the text only offers its own", async () => {
  const form = open("React", [{ name: "Ringing", need: "required" }]);
  await screen.findByRole("button", { name: "Add React" });
  expect(listed()).toEqual([["Ringing", "Required"]]);
  expect(form.getValues("skills")).toBeNull();
});

test("skills that a job has of its text go on being those of its text", async () => {
  const form = open("React", [react]);
  await screen.findByText(/^Recognized/);
  write("GraphQL");
  await untilListed([["GraphQL", "Nice to have"]]);
  expect(form.getValues("skills")).toBeNull();
});

test("where the text cannot be read that is said, and skills can still be added", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  open("React");
  expect(await screen.findByText(/could not be read for skills/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Another skill"), { target: { value: "React" } });
  press("Add skill");
  expect(listed()).toEqual([["React", "Required"]]);
});
