import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { Select } from "#ui/form/select.tsx";
import { useFocusSuccessor } from "./focus-successor.ts";

const options = [
  { value: "here", label: "Here" },
  { value: "gone", label: "Gone" },
];

function City({ name, onGone }: { name: string; onGone: () => void }) {
  const item = useRef<HTMLLIElement>(null);
  return (
    <li ref={item} {...useFocusSuccessor(item)}>
      {name}
      <Select
        aria-label={`Fate of ${name}`}
        options={options}
        value="here"
        onValueChange={onGone}
      />
    </li>
  );
}

type CitiesProps = {
  /** The items stay until this resolves; without it they are removed at once. */
  answer?: Promise<void>;
  /** The item that is removed meanwhile. */
  lost?: string;
  start?: string[];
};

/** Cities that go away when they are told to. */
function Cities({ answer, lost, start = ["Oslo", "Porto", "Quito"] }: CitiesProps) {
  const [cities, setCities] = useState(start);
  const remove = async (name: string) => {
    if (answer) await answer;
    setCities((before) => before.filter((city) => city !== name && city !== lost));
  };
  return (
    <main>
      {cities.length === 0 ? (
        "Nowhere left"
      ) : (
        <ul>
          {cities.map((name) => (
            <City key={name} name={name} onGone={() => void remove(name)} />
          ))}
        </ul>
      )}
    </main>
  );
}

const sendAway = async (name: string) => {
  screen.getByRole("combobox", { name: `Fate of ${name}` }).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("option", { name: "Gone" });
  await userEvent.keyboard("{ArrowDown}{Enter}");
};

const focusedText = () => document.activeElement?.textContent;

it("goes on at the next item when one goes away while its list still closes", async () => {
  render(<Cities />);
  await sendAway("Oslo");
  await waitFor(() => expect(focusedText()).toContain("Porto"));
});

it("goes on at the item before when the last one goes away", async () => {
  render(<Cities />);
  await sendAway("Quito");
  await waitFor(() => expect(focusedText()).toContain("Porto"));
});

it("goes on at the next item when one goes away later", async () => {
  const answer = Promise.withResolvers<void>();
  render(<Cities answer={answer.promise} />);
  await sendAway("Porto");
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  answer.resolve();
  await waitFor(() => expect(focusedText()).toContain("Quito"));
});

it("passes over a neighbour that goes away at the same time", async () => {
  render(<Cities lost="Porto" />);
  await sendAway("Oslo");
  await waitFor(() => expect(focusedText()).toMatch(/^Quito/));
});

it("goes on at the content of the page when nothing is left", async () => {
  render(<Cities start={["Oslo"]} />);
  await sendAway("Oslo");
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
  expect(focusedText()).toBe("Nowhere left");
});

it("leaves the focus on an element that the user chose meanwhile", async () => {
  const answer = Promise.withResolvers<void>();
  render(<Cities answer={answer.promise} />);
  await sendAway("Oslo");
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  screen.getByRole("combobox", { name: "Fate of Quito" }).focus();
  answer.resolve();
  await waitFor(() => expect(screen.queryByText("Oslo")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Fate of Quito" }));
});
