import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

it("takes no second click while the first is under way", async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button pending onClick={onClick}>
      Signing in...
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Signing in..." });
  await userEvent.setup().click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-busy")).toBe("true");
});

it("keeps the focus while it is pending, and sends no form twice", async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending}>
        Save Profile
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const user = userEvent.setup();
  await user.click(screen.getByRole("button"));
  rerender(form(true));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button"));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("lends its looks to a link", () => {
  render(
    <Button asChild variant="secondary">
      <a href="/jobs">Find Jobs</a>
    </Button>,
  );
  expect(screen.getByRole("link", { name: "Find Jobs" }).getAttribute("href")).toBe("/jobs");
  expect(screen.queryByRole("button")).toBeNull();
});
