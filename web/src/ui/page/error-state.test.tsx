import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { ErrorState } from "./error-state.tsx";

function Jobs() {
  const [failed, setFailed] = useState(true);
  return (
    <main>
      {failed ? <ErrorState text="Busy." onRetry={() => setFailed(false)} /> : <p>Night Nurse</p>}
    </main>
  );
}

it("keeps the focus in place when the data comes after all", async () => {
  render(<Jobs />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("main"));
});
