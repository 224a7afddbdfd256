import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { GrowingList, type NextRows } from "./growing-list.tsx";

const total = 5;

function Cities(next: Partial<NextRows>) {
  const [shown, setShown] = useState(2);
  return (
    <GrowingList
      moreLabel="Show more cities"
      next={{
        hasMore: shown < total,
        pending: false,
        failure: undefined,
        onMore: () => setShown((before) => Math.min(before + 2, total)),
        ...next,
      }}
    >
      {Array.from({ length: shown }, (_, index) => (
        <li key={index}>City {index + 1}</li>
      ))}
    </GrowingList>
  );
}

it("goes on at the first new row until there are no more", async () => {
  render(<Cities />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Show more cities" }));
  expect(document.activeElement?.textContent).toBe("City 3");
  await user.click(screen.getByRole("button", { name: "Show more cities" }));
  expect(document.activeElement?.textContent).toBe("City 5");
  expect(screen.queryByRole("button")).toBeNull();
});

it("says why the next rows did not come, and can be asked again", () => {
  render(<Cities failure="The next cities could not be loaded." />);
  expect(screen.getByRole("alert").textContent).toBe("The next cities could not be loaded.");
  expect(screen.getByRole("button", { name: "Show more cities" })).toBeDefined();
});
