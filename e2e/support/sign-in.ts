import type { Page } from "@playwright/test";
import type { Person } from "./people.ts";

/** Fills in the sign-in form that the page shows, and sends it. */
export const signInOn = async (page: Page, { user, password }: Person): Promise<void> => {
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
};

/** Ends the session on the server; the browser's cookie is worth nothing from then on. */
export const endSession = ({ request }: Person) => request.post("/api/logout");

/** Signs somebody in in the page's browser, in a way that no tab of it hears of. */
export const signInUnheard = async (page: Page, { user, password }: Person): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.context().request.post("/api/login", {
    data: { username: user.username, password },
    headers: { Origin: origin },
  });
};

export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
};
