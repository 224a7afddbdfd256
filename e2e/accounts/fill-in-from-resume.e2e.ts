import { expect } from "@playwright/test";
import { inventPerson } from "@rolecall/server/test/resumes/people.ts";
import { test } from "../support/fixtures.ts";
import { openFillIn } from "../support/resumes/fill-in.ts";
import { expectToast } from "../support/toast.ts";

test("a candidate fills in the profile from a resume of two columns, corrects a field, and saves once", async ({
  signUp,
  signedInPage,
}) => {
  const person = inventPerson("en", 3);
  const page = await signedInPage(await signUp());
  const writes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && pathname === "/api/profile") writes.push(request.method());
  });
  await page.goto("/profile");
  await page.getByLabel("Location").fill("Évora");

  const dialog = await openFillIn(page, person);
  await expect(dialog.getByLabel("Professional Title", { exact: true })).toHaveValue(person.title);
  // What was typed already stays, unless it is chosen.
  await expect(dialog.getByRole("checkbox", { name: "Take over: Location" })).not.toBeChecked();
  await expect(dialog.getByText("Your profile says Évora")).toBeVisible();
  await dialog.getByLabel("Professional Title", { exact: true }).fill("Head of Ward");
  await dialog.getByRole("button", { name: "Fill in" }).click();
  await expectToast(page, "Filled in", "Look it over, then save your profile.");
  expect(writes).toEqual([]);

  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Profile Updated", "");
  expect(writes).toEqual(["POST"]);
  await page.reload();
  await expect(page.getByLabel("Professional Title")).toHaveValue("Head of Ward");
  await expect(page.getByLabel("Location")).toHaveValue("Évora");
  const [post] = person.experience;
  await expect(page.getByLabel("Work Experience")).toHaveValue(
    new RegExp(`^${post?.title} at ${post?.company} \\(`),
  );
  await expect(page.getByRole("list", { name: "Added so far" }).getByRole("listitem")).toHaveText(
    person.skills,
  );
});
