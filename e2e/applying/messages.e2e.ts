import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";

test.use({ expectedProblems: [/503.*\/api\/applications\/|404.*\/api\/applications\//] });

test("a recruiter and a candidate write to each other, and what was typed outlives a failure", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Olga", lastName: "Brandt" });
  const job = await recruiter.postJob({ title: "Bellfounder" });
  const nils = await signUp({ firstName: "Nils", lastName: "Hagen" });
  const { id } = await nils.applyTo(job);

  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await page
    .getByRole("article", { name: "Nils Hagen" })
    .getByRole("link", { name: "Messages" })
    .click();
  await expect(page).toHaveURL(new RegExp(`/messages/${id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nils Hagen");
  const box = page.getByRole("textbox", { name: "Your message" });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Message is required")).toBeVisible();
  await box.fill("When could you begin?\n\nWe cast on Mondays.");

  // The answer is lost on the way: the same message is sent once more, and is there once.
  const sending = "**/api/applications/*/messages";
  const keys: (string | undefined)[] = [];
  await page.route(sending, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.fulfill({ status: 503 });
  });
  await box.press("Control+Enter");
  await expect(page.getByText("Service Unavailable")).toBeVisible();
  await expect(box).toHaveValue("When could you begin?\n\nWe cast on Mondays.");
  await page.getByRole("button", { name: "Send" }).click();
  const messages = page.getByRole("list", { name: "Messages" }).getByRole("listitem");
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText(["Olga Brandt"]);
  expect(new Set(keys).size).toBe(1);
  await expect(box).toHaveValue("");
  await box.fill("And do you");
  await page.reload();
  await expect(box).toHaveValue("And do you");
  await expectNoAxeViolations(page);

  const other = await signedInPage(nils);
  await other.goto("/jobs");
  await other.getByRole("button", { name: /^User menu/ }).click();
  await other.getByRole("menuitem", { name: "Messages" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Messages");
  const row = other.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(row).toContainText("1 unread");
  await other.getByRole("searchbox", { name: "Search messages" }).fill("mondays");
  await expect(other).toHaveURL(/query=mondays/);
  await expect(row).toHaveCount(1);
  await expectNoAxeViolations(other);
  await row.click();
  await other.getByRole("textbox", { name: "Your message" }).fill("In May.");
  await other.getByRole("button", { name: "Send" }).click();
  await expect(other.getByRole("list", { name: "Messages" }).getByRole("listitem")).toContainText([
    "When could you begin?",
    "In May.",
  ]);
  await other.getByRole("main").getByRole("link", { name: "Messages", exact: true }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Messages");
  await expect(row).toHaveCount(1);
  await expect(other.getByText("unread")).toHaveCount(0);
});
