import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/500.*\/api\//] });

/** The server's answer to an unexpected error; the id leads to the line of its log. */
const sentence = (id: string) => `Something went wrong on our side. Please quote this id: ${id}`;
const fault = (page: Page, address: string, id: string) =>
  page.route(address, (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: sentence(id) }),
  );

test("a user who meets an internal error reads an id to quote, when loading and when saving", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto("/profile");
  await page.getByLabel("Professional Summary").fill("Roses, and what eats them.");
  await fault(page, "**/api/profile", "7d0c-saving");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Error", sentence("7d0c-saving"));

  await fault(page, "**/api/jobs?**", "7d0c-loading");
  await page.goto("/jobs?query=baker");
  await expect(page.getByRole("alert")).toContainText(sentence("7d0c-loading"));
});
