import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Dialog, DialogBody } from "./dialog.tsx";
import { ModalLayer } from "./modal-layer.tsx";

function ApplyButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apply Now</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Apply for Night Nurse">
        <DialogBody>
          <TextInput aria-label="Cover Letter" />
        </DialogBody>
      </Dialog>
    </>
  );
}

it("starts at its first field, and gives the focus back to the button that opened it", async () => {
  const user = userEvent.setup();
  render(<ApplyButton />);
  const button = screen.getByRole("button", { name: "Apply Now" });

  await user.click(button);
  expect(screen.getByRole("dialog", { name: "Apply for Night Nurse" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Cover Letter"));

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});

function DeleteButton() {
  const [state, setState] = useState<"there" | "asking" | "gone">("there");
  return (
    <div data-testid="row">
      {state !== "gone" && <Button onClick={() => setState("asking")}>Delete</Button>}
      <Dialog open={state === "asking"} onOpenChange={() => setState("gone")} title="Sure?">
        <Button onClick={() => setState("gone")}>Yes</Button>
      </Dialog>
    </div>
  );
}

it("gives the focus to the closest remaining ancestor of the button that opened it, if that was removed", async () => {
  const user = userEvent.setup();
  render(<DeleteButton />);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(screen.getByRole("button", { name: "Yes" }));
  await expect.poll(() => document.activeElement).toBe(screen.getByTestId("row"));
});

it("lets nothing below it take text, a dialog neither, until it is closed", async () => {
  const user = userEvent.setup();
  render(
    <main>
      <ApplyButton />
    </main>,
  );
  await user.click(screen.getByRole("button", { name: "Apply Now" }));
  const dialog = screen.getByRole("dialog");
  const main = document.querySelector("main");
  expect(main?.hasAttribute("inert")).toBe(true);
  expect(dialog.hasAttribute("inert")).toBe(false);

  const layer = render(
    <ModalLayer label="Upload a resume" onClose={() => {}}>
      <Button>Cancel</Button>
    </ModalLayer>,
  );
  expect(dialog.hasAttribute("inert")).toBe(true);
  layer.unmount();
  expect(dialog.hasAttribute("inert")).toBe(false);
  expect(main?.hasAttribute("inert")).toBe(true);

  await user.keyboard("{Escape}");
  expect(main?.hasAttribute("inert")).toBe(false);
});
