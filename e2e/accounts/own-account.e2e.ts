// One's own account in the settings: names, picture, email address and role, and what letters come.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { pngOf } from "@rolecall/server/test/files/picture-files.ts";
import { test } from "../support/fixtures.ts";
import { linkInLetterTo } from "../support/letters.ts";
import { expectToast } from "../support/toast.ts";

const newAddress = () => `rhoswen.${crypto.randomUUID()}@example.org`;
const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
};

test("somebody changes their names, crops a picture by keyboard, and changes their role knowing what it means", async ({
  signUp,
  signedInPage,
}) => {
  const person = await signUp({ role: "recruiter", firstName: "Rhoswen" });
  await person.postJob({ title: "Bell Founder" });
  const page = await signedInPage(person);
  await page.goto("/settings/account");
  const names = page.getByRole("region", { name: "Names" });
  await names.getByLabel("First name").fill("Rhos");
  await names.getByLabel("Username").fill("a b");
  await names.getByRole("button", { name: "Save names" }).click();
  await expect(names.getByText("Username must not contain spaces")).toBeVisible();
  await names.getByLabel("Username").fill(`rhos-${crypto.randomUUID().slice(0, 8)}`);
  await names.getByRole("button", { name: "Save names" }).click();
  await expectToast(page, "Names saved", "Others see them from now on.");
  await expect(page.getByRole("button", { name: "User menu of Rhos Moreau" })).toBeVisible();

  const picture = page.getByRole("region", { name: "Picture" });
  const chooser = page.waitForEvent("filechooser");
  await picture.getByRole("button", { name: "Choose a picture" }).focus();
  await page.keyboard.press("Enter");
  const buffer = pngOf({ width: 300, height: 200 });
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer });
  const dialog = page.getByRole("dialog", { name: "Crop your picture" });
  await expect(dialog.getByRole("img", { name: "Preview of your picture" })).toBeVisible();
  await dialog.getByLabel("Zoom").focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByLabel("Zoom")).toHaveValue("1.1");
  await dialog.getByLabel("Left to right").focus();
  await page.keyboard.press("Home");
  await expect(dialog.getByLabel("Left to right")).toHaveValue("0");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use picture" }).focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "Picture changed", "Others see it from now on.");
  const shown = picture.locator("img");
  await expect(shown).toHaveAttribute("src", /^\/objects\//);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(256);
  await picture.getByRole("button", { name: "Take it away" }).click();
  await expect(shown).toBeHidden();

  const role = page.getByRole("region", { name: "Role" });
  await role.getByRole("combobox", { name: "Your role" }).click();
  await page.getByRole("option", { name: "Job Seeker / Candidate" }).click();
  await expect(
    role.getByText("You keep 1 job and your place in 1 company. The jobs stay open"),
  ).toBeVisible();
  await expectAccessible(page);
  await role.getByRole("button", { name: "Change role" }).click();
  await expectToast(page, "Role changed", "You are a Job Seeker now.");
});

test("another email address counts once the link of its letter was used, which names it first", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const person = await signUp({ firstName: "Rhoswen", email: newAddress() });
  const page = await signedInPage(person);
  await page.goto("/settings/account");
  const section = page.getByRole("region", { name: "Email address" });
  const email = newAddress();
  await section.getByLabel("New email address").fill("nobody");
  await section.getByRole("button", { name: "Send the link" }).click();
  await expect(section.getByText("Enter a valid email address")).toBeVisible();
  await section.getByLabel("New email address").fill(email);
  await section.getByRole("button", { name: "Send the link" }).click();
  await expect(section.getByRole("status")).toContainText(`Waiting for ${email}`);
  await expectAccessible(page);

  const link = /\/settings\/email\?token=\S+/;
  const read = () => linkInLetterTo(email, server.dataDir, link);
  await expect.poll(read, { timeout: 20_000 }).not.toBe("");
  await page.goto(await read());
  await expect(page.getByText(`You are about to make ${email} the address`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`Your address is ${email} now.`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText("This link is no longer valid");
  await page.getByRole("link", { name: "Account settings" }).click();
  await expect(section.getByText(`Your address is ${email}.`)).toBeVisible();
});

test("a letter about a team is stopped from the letter itself, without a script, and the settings show it", async ({
  signUp,
  signedInPage,
  browser,
  server,
}) => {
  const owner = await signUp({ role: "company", firstName: "Rhoswen" });
  const { id } = await owner.makeCompany({ name: "Bell Foundry" });
  const email = newAddress();
  const person = await signUp({ role: "recruiter", email });
  const invitation = { email, role: "recruiter" };
  await owner.request.post(`/api/companies/${id}/invitations`, { data: invitation });
  const link = /\/unsubscribe\/[\w-]+(?=\s)/;
  const read = () => linkInLetterTo(email, server.dataDir, link);
  await expect.poll(read, { timeout: 20_000 }).not.toBe("");

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.baseURL });
  const plain = await context.newPage();
  await plain.goto(await read());
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Stop these emails?");
  await plain.getByRole("button", { name: "Stop these emails" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(
    "You get no more of these emails",
  );
  await context.close();

  const page = await signedInPage(person);
  await page.goto("/settings/notifications");
  const way = page.getByRole("combobox", { name: "Teams: by email" });
  await expect(way).toHaveText("Never");
  await way.click();
  // A choice shows before it is stored.
  const stored = () =>
    page.waitForResponse((answer) => /\/notifications\/\w+$/.test(answer.url()) && answer.ok());
  const chosen = stored();
  await page.getByRole("option", { name: "At once" }).click();
  await chosen;
  await expect(way).toHaveText("At once");
  const unchecked = stored();
  await page.getByRole("checkbox", { name: "Messages: On this site" }).click();
  await unchecked;
  await expect(page.getByRole("checkbox", { name: "Messages: On this site" })).not.toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(way).toHaveText("At once");
  await expect(page.getByRole("checkbox", { name: "Messages: On this site" })).not.toBeChecked();
});
