import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test.use({ expectedProblems: [/503.*\/api\/jobs\?.*ids=/] });

test("a visitor saves jobs, finds them again, and is told of those that closed", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Sluice Diver" });
  const closing = await recruiter.postJob({ title: "Sluice Pilot" });
  await recruiter.postJob({ title: "Sluice Cook" });

  await page.goto("/jobs?query=sluice");
  await page.getByRole("button", { name: "Save Sluice Diver" }).click();
  await page.getByRole("button", { name: "Save Sluice Pilot" }).click();
  await page.getByRole("link", { name: "Saved Jobs (2)" }).click();
  await expect(page.getByRole("heading", { name: "Saved Jobs", level: 1 })).toBeFocused();
  await expect(page.getByText("2 jobs saved in this browser")).toBeVisible();
  const titles = page.getByRole("article").getByRole("heading");
  await expect(titles).toHaveText(["Sluice Pilot", "Sluice Diver"]);

  // A removed job stays in sight until one leaves the page, so that a slip can be undone.
  const diver = page.getByRole("button", { name: "Save Sluice Diver" });
  await diver.click();
  await expect(page.getByText("1 job saved in this browser")).toBeVisible();
  await diver.click();
  await expect(diver).toHaveAttribute("aria-pressed", "true");

  await recruiter.request.patch(`/api/jobs/${closing.id}`, { data: { isActive: false } });
  await page.reload();
  await expect(titles).toHaveText(["Sluice Diver"]);
  const closed = page.getByText("1 saved job no longer takes applications.");
  await expect(closed).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(closed).toBeHidden();
  await expect(page.getByText("1 job saved in this browser")).toBeVisible();

  await diver.click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No saved jobs" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Find Jobs" }).last().click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test("saved jobs that cannot be loaded are asked for again", async ({ page, signUp }) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Lamplighter" });
  await page.addInitScript(
    (id) => localStorage.setItem("saved-jobs", JSON.stringify([id])),
    job.id,
  );
  await page.goto("/jobs");
  await page.route("**/api/jobs?*ids=*", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("link", { name: "Saved Jobs (1)" }).click();
  await expect(page.getByRole("alert")).toContainText("Service Unavailable");
  await page.unroute("**/api/jobs?*ids=*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Lamplighter", exact: true })).toBeVisible();
});

test("what a visitor saved goes along into their account, with a note, on every device", async ({
  browser,
  page,
  baseURL,
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Quarry Diver" });
  const pilot = await recruiter.postJob({
    title: "Quarry Pilot",
    deadline: "2099-12-31",
  });
  const candidate = await signUp();
  await page.goto("/jobs?query=quarry");
  await page.getByRole("button", { name: "Save Quarry Diver" }).click();
  await expect(page.getByRole("link", { name: "Saved Jobs (1)" })).toBeVisible();
  await page.context().addCookies((await candidate.request.storageState()).cookies);
  const taken = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" && response.url().endsWith("/api/jobs/saved"),
  );
  await page.reload();
  expect((await taken).status()).toBe(200);
  await page.getByRole("button", { name: "Save Quarry Pilot" }).click();
  await page.getByRole("link", { name: "Saved Jobs (2)" }).click();
  const titles = page.getByRole("article").getByRole("heading");
  await expect(titles).toHaveText(["Quarry Pilot", "Quarry Diver"]);

  await page.getByRole("button", { name: "Add a note on Quarry Pilot" }).click();
  const note = page.getByRole("textbox", { name: "Note on Quarry Pilot" });
  await expect(note).toBeFocused();
  await note.fill("Ask Omar about the boat.");
  await page.getByRole("button", { name: "Keep note" }).click();
  await expect(page.getByRole("button", { name: "Change note on Quarry Pilot" })).toBeFocused();
  await page.getByRole("combobox", { name: "Sort by" }).click();
  await page.getByRole("option", { name: "Next deadline" }).click();
  await expect(titles).toHaveText(["Quarry Pilot", "Quarry Diver"]);

  const phone = await signedInPage(candidate);
  await phone.goto("/saved-jobs");
  await expect(phone.getByText("Ask Omar about the boat.")).toBeVisible();
  await recruiter.request.patch(`/api/jobs/${pilot.id}`, { data: { isActive: false } });
  await phone.reload();
  await expect(phone.getByText("No longer open")).toBeVisible();
  const diver = phone.getByRole("button", { name: "Save Quarry Diver" });
  const forgotten = phone.waitForResponse((response) => response.request().method() === "DELETE");
  await diver.click();
  await expect(diver).toHaveAttribute("aria-pressed", "false");
  await forgotten;
  await expect(phone.getByText("1 job saved", { exact: true })).toBeVisible();
  // It stays in sight until one leaves, so that a slip can be undone.
  await expect(phone.getByRole("link", { name: "Quarry Diver", exact: true })).toBeVisible();
  await page.reload();
  await expect(titles).toHaveText(["Quarry Pilot"]);

  // Nobody else who uses this browser sees them.
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  const visitor = await stranger.newPage();
  await visitor.goto("/saved-jobs");
  await expect(visitor.getByRole("heading", { name: "No saved jobs" })).toBeVisible();
  await stranger.close();
});
