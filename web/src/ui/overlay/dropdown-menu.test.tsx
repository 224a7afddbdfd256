import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { DropdownMenu, DropdownMenuItem } from "./dropdown-menu.tsx";

/** Choosing 'Profile' opens a screen, whose heading takes the focus as soon as the menu is gone. */
function Menu() {
  const goToProfile = () => setTimeout(() => screen.getByRole("heading").focus());
  return (
    <>
      <h1 tabIndex={-1}>My Profile</h1>
      <DropdownMenu trigger={<button type="button">Ada</button>}>
        <DropdownMenuItem onSelect={goToProfile}>Profile</DropdownMenuItem>
      </DropdownMenu>
    </>
  );
}

it("gives the focus back to its button, unless a new screen has it by then", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  const button = await screen.findByRole("button", { name: "Ada" });
  await user.click(button);
  await screen.findByRole("menu");
  await user.keyboard("{Escape}");
  await expect.poll(() => document.activeElement?.textContent).toBe("Ada");

  await user.click(screen.getByRole("button", { name: "Ada" }));
  const menu = await screen.findByRole("menu");
  // Radix asks where the focus goes a turn after the menu is gone.
  const isDecided = new Promise((resolve) =>
    menu.addEventListener("focusScope.autoFocusOnUnmount", resolve),
  );
  await user.click(await screen.findByRole("menuitem", { name: "Profile" }));
  await isDecided;
  expect(document.activeElement?.textContent).toBe("My Profile");
});
