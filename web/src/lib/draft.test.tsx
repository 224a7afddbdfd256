import { render } from "@testing-library/react";
import { useLayoutEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { beforeEach, expect, test, vi } from "vitest";
import { useDraft } from "./draft.ts";

const key = "application:ada:glassblower";

/** A form that tells what stood in it when it came onto the screen. */
function Letter({ onShown }: { onShown: (text: string | undefined) => void }) {
  const form = useForm({ defaultValues: { letter: "" } });
  useDraft(form, key);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    onShown(box.current?.querySelector("textarea")?.value);
  }, [onShown]);
  return (
    <div ref={box}>
      <textarea {...form.register("letter")} />
      <p>{form.formState.isDirty ? "Not saved yet" : "Saved"}</p>
    </div>
  );
}

beforeEach(() => sessionStorage.clear());

test("what was typed before is there as soon as the form is, so that it overwrites nothing", () => {
  sessionStorage.setItem(`draft:${key}`, JSON.stringify({ letter: "An hour of work" }));
  const shown = vi.fn<(text: string | undefined) => void>();
  const { container } = render(<Letter onShown={shown} />);
  expect(shown).toHaveBeenCalledExactlyOnceWith("An hour of work");
  expect(container.textContent).toContain("Not saved yet");
});

test("what is no draft leaves the form as it is", () => {
  sessionStorage.setItem(`draft:${key}`, "{");
  const shown = vi.fn<(text: string | undefined) => void>();
  const { container } = render(<Letter onShown={shown} />);
  expect(shown).toHaveBeenCalledExactlyOnceWith("");
  expect(container.textContent).toContain("Saved");
});
