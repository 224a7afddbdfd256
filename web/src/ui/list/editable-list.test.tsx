import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { EditableList } from "./editable-list.tsx";

const row = (key: string) => ({ key, text: key });

function Names({ fewest, most = 4 }: { fewest?: number; most?: number }) {
  const [rows, setRows] = useState(["Ada", "Ben", "Cyd"].map(row));
  return (
    <EditableList
      rows={rows}
      onChange={setRows}
      nameOf={({ text }) => text}
      addLabel="Add a name"
      makeRow={() => row(`New ${rows.length}`)}
      most={most}
      {...(fewest !== undefined && { fewest })}
    >
      {({ text }, change) => (
        <input
          aria-label="Name"
          value={text}
          onChange={({ currentTarget: { value } }) => change({ text: value })}
        />
      )}
    </EditableList>
  );
}

const shown = () =>
  screen.getAllByRole<HTMLInputElement>("textbox", { name: "Name" }).map(({ value }) => value);

test("rows move by buttons, which keep the focus, and by Alt and the arrows", async () => {
  const user = userEvent.setup();
  render(<Names />);
  await user.click(screen.getByRole("button", { name: "Move Cyd up" }));
  expect(shown()).toEqual(["Ada", "Cyd", "Ben"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Cyd up");
  screen.getByText("Moved to place 2 of 3");
  await user.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
  expect(shown()).toEqual(["Cyd", "Ada", "Ben"]);
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(shown()).toEqual(["Ada", "Cyd", "Ben"]);
});

test("a new row has the focus, as long as there is room", async () => {
  const user = userEvent.setup();
  render(<Names />);
  const add = screen.getByRole("button", { name: "Add a name" });
  await user.click(add);
  expect(shown()).toEqual(["Ada", "Ben", "Cyd", "New 3"]);
  expect(document.activeElement).toBe(screen.getAllByRole("textbox")[3]);
  await user.click(add);
  expect(shown()).toHaveLength(4);
  screen.getByText("There is no room for more.");
});

test("a row is changed and removed by itself", async () => {
  const user = userEvent.setup();
  render(<Names fewest={2} />);
  const [, second] = screen.getAllByRole("listitem");
  await user.type(within(second as HTMLElement).getByRole("textbox"), "edict");
  await user.click(screen.getByRole("button", { name: "Remove Ada" }));
  expect(shown()).toEqual(["Benedict", "Cyd"]);
  await user.click(screen.getByRole("button", { name: "Remove Cyd" }));
  expect(shown()).toHaveLength(2);
});
