import { act, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLayoutEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { beforeEach, expect, test, vi } from "vitest";
import { shownUser } from "#lib/shown-user.ts";
import { useDraft } from "./draft.ts";

const ada = "ada";
const name = `kept:${ada}:draft:job:7`;

interface Values {
  title: string;
  salary: string;
}

type Draft = ReturnType<typeof useDraft<Values>>;

interface JobProps {
  stored: Values;
  userId?: string;
  onShown?: (title: string | undefined) => void;
  onDraft?: (draft: Draft) => void;
}

/** A form that tells what stood in it when it came onto the screen. */
function Job({ stored, userId = ada, onShown, onDraft }: JobProps) {
  const form = useForm({ defaultValues: stored });
  const draft = useDraft(form, { userId, form: "job:7" });
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    onShown?.(box.current?.querySelector("input")?.value);
    onDraft?.(draft);
  });
  return (
    <div ref={box}>
      <input aria-label="Title" {...form.register("title")} />
      <input aria-label="Salary" {...form.register("salary")} />
      <p>{form.formState.isDirty ? "Not saved yet" : "Saved"}</p>
    </div>
  );
}

const stored = { title: "Glassblower", salary: "50,000" };

const open = (props: JobProps) => {
  const latest: { draft?: Draft } = {};
  const onDraft = (draft: Draft) => {
    latest.draft = draft;
  };
  const { getByLabelText, unmount } = render(<Job {...props} onDraft={onDraft} />);
  const field = (label: string) => getByLabelText(label) as HTMLInputElement;
  const draft = () => {
    if (!latest.draft) throw new Error("There is no form");
    return latest.draft;
  };
  const values = () => [field("Title").value, field("Salary").value];
  return { field, values, draft, unmount };
};

const fill = async (field: HTMLInputElement, text: string) => {
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, text);
};

/** Fills in a title, and leaves. */
const leave = async (props: JobProps, title = "Engraver") => {
  const { field, unmount } = open(props);
  await fill(field("Title"), title);
  unmount();
};

beforeEach(() => {
  localStorage.clear();
  shownUser.id = ada;
});

test("a draft is in the form from the first render, so that the form overwrites nothing", async () => {
  await leave({ stored });
  const shown = vi.fn<(title: string | undefined) => void>();
  const { container } = render(<Job stored={stored} onShown={shown} />);
  expect(shown.mock.calls.map(([title]) => title)).not.toContain("Glassblower");
  expect(container.textContent).toContain("Not saved yet");
});

test("a draft restores the touched fields, and nothing else over values that changed meanwhile", async () => {
  await leave({ stored });
  const { values, draft } = open({ stored: { title: "Glassblower", salary: "70,000" } });
  expect(values()).toEqual(["Engraver", "70,000"]);
  expect(draft().meanwhile).toBeNull();
});

test("a field that was touched here and changed elsewhere is told, until somebody chooses", async () => {
  await leave({ stored });
  const now = { title: "Glass Artist", salary: "50,000" };
  const first = open({ stored: now });
  expect(first.values()).toEqual(["Engraver", "50,000"]);
  const fields = [{ name: "title", isTouched: true, now: "Glass Artist" }];
  expect(first.draft().meanwhile).toEqual({ fields, refusals: 0 });
  await fill(first.field("Salary"), "60,000");
  expect(first.draft().meanwhile?.fields).toEqual(fields);
  first.unmount();

  const again = open({ stored: now });
  expect(again.draft().meanwhile?.fields).toEqual(fields);
  act(() => again.draft().keepMine("title"));
  expect(again.draft().meanwhile?.fields).toEqual([]);
  expect(again.values()).toEqual(["Engraver", "60,000"]);
  again.unmount();
  expect(open({ stored: now }).draft().meanwhile).toBeNull();
});

test("taking theirs shows theirs, and keeps nothing of the field", async () => {
  await leave({ stored });
  const { values, draft } = open({ stored: { title: "Glass Artist", salary: "50,000" } });
  act(() => draft().takeTheirs("title"));
  expect(values()).toEqual(["Glass Artist", "50,000"]);
  expect(draft().meanwhile).toBeNull();
  expect(localStorage.getItem(name)).toBeNull();
});

test("a field that others changed to the same value needs no choice", async () => {
  await leave({ stored });
  const { draft } = open({ stored: { title: "Engraver", salary: "70,000" } });
  expect(draft().meanwhile).toBeNull();
});

test("a refused save takes over the stored values, and keeps the typed ones", async () => {
  const { field, values, draft } = open({ stored });
  await fill(field("Title"), "Engraver");
  act(() => draft().takeIn({ title: "Glass Artist", salary: "70,000" }));
  expect(values()).toEqual(["Engraver", "70,000"]);
  expect(draft().meanwhile).toEqual({
    fields: [
      { name: "title", isTouched: true, now: "Glass Artist" },
      { name: "salary", isTouched: false, now: "70,000" },
    ],
    refusals: 1,
  });
  act(() =>
    draft().saved({ title: "Engraver", salary: "70,000" }, { title: "Engraver", salary: "70,000" }),
  );
  expect(draft().meanwhile).toBeNull();
  expect(localStorage.getItem(name)).toBeNull();
});

test("text typed during a save stays, and is unsaved", async () => {
  const { field, values, draft } = open({ stored });
  await fill(field("Title"), "Engraver");
  const sent = { title: "Engraver", salary: "50,000" };
  await fill(field("Salary"), "60,000");
  act(() => draft().saved({ title: "Engraver.", salary: "50,000" }, sent));
  expect(values()).toEqual(["Engraver.", "60,000"]);
  expect(localStorage.getItem(name)).toContain("60,000");
  expect(localStorage.getItem(name)).not.toContain("Engraver");
});

test("typing the stored value again leaves no draft", async () => {
  await leave({ stored });
  expect(localStorage.getItem(name)).not.toBeNull();
  await leave({ stored }, "Glassblower");
  expect(localStorage.getItem(name)).toBeNull();
});

test("nobody sees another user's draft, and nothing is saved for a user who is no longer shown", async () => {
  await leave({ stored });
  const { values, unmount } = open({ stored, userId: "ben" });
  expect(values()).toEqual(["Glassblower", "50,000"]);
  unmount();
  localStorage.clear();
  shownUser.id = null;
  const { field, draft } = open({ stored });
  await fill(field("Title"), "Engraver");
  expect(draft().isKept).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test.each(["{", "7", "null", JSON.stringify({ at: 1 }), JSON.stringify({ at: "x", fields: {} })])(
  "what is no draft leaves the form as it is: %s",
  (text) => {
    localStorage.setItem(name, text);
    expect(open({ stored }).values()).toEqual(["Glassblower", "50,000"]);
  },
);
