// Suggestions while somebody types: by the keyboard alone, by mouse, and without them.
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";

const keywords = (page: Page) => page.getByLabel("Keywords");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");
const activeOption = (page: Page) => list(page).getByRole("option", { selected: true });

/** Types into a search's box, whose list comes with the focus. */
const typeInto = async (page: Page, name: string, text: string) => {
  // The skeleton of the screen has no heading and takes no focus.
  await page.getByRole("heading", { level: 1 }).waitFor();
  const box = page.getByLabel(name);
  await box.focus();
  await page.keyboard.type(text);
  return box;
};

test("a search is completed, and found, by the keyboard alone", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  const company = await recruiter.makeCompany({ name: "Quill & Quire" });
  const base = { companyId: company.id, location: "Évora, Portugal" };
  await recruiter.postJob({ ...base, title: "Quilt Maker" });
  await recruiter.postJob({ ...base, title: "Quilt Maker" });
  await recruiter.postJob({ ...base, title: "Quiltmaster" });

  await page.goto("/jobs");
  await tabTo(page, keywords(page));
  const box = page.getByRole("combobox", { name: "Keywords" });
  await expect(box).toHaveAttribute("aria-autocomplete", "list");
  await page.keyboard.type("quil");
  await expect(options(page)).toHaveText([
    "Quilt Maker2 jobs",
    "Quiltmaster1 job",
    "Quill & QuireCompany, 3 jobs",
  ]);
  await expect(page.getByText("3 suggestions")).toBeAttached();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expectNoAxeViolations(page);

  // The arrows move through the list and round; the focus stays in the box.
  await expect(activeOption(page)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(activeOption(page)).toContainText("Quilt Maker");
  await expect(box).toBeFocused();
  const id = await activeOption(page).getAttribute("id");
  await expect(box).toHaveAttribute("aria-activedescendant", id ?? "");
  await page.keyboard.press("ArrowUp");
  await expect(activeOption(page)).toContainText("Quill & Quire");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(activeOption(page)).toContainText("Quiltmaster");

  // Home and End are for the text, and nothing is chosen then.
  await page.keyboard.press("Home");
  await expect(activeOption(page)).toHaveCount(0);
  await expect.poll(() => box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press("End");

  // Escape closes, and then clears; Down opens again.
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect(box).toHaveValue("quil");
  await page.keyboard.press("ArrowDown");
  await expect(activeOption(page)).toContainText("Quilt Maker");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("");

  // Enter takes, and sends nothing yet; Tab leaves without taking.
  await page.keyboard.type("quiltm");
  await page.keyboard.press("ArrowDown");
  await expect(activeOption(page)).toContainText("Quiltmaster");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Quiltmaster");
  await expect(list(page)).toBeHidden();
  await expect(page).not.toHaveURL(/query/);
  await tabTo(page, page.getByLabel("Location"));
  const place = page.getByRole("combobox", { name: "Location" });
  await expect(place).toBeVisible();
  await page.keyboard.type("evo");
  await page.keyboard.press("ArrowDown");
  await expect(activeOption(page)).toContainText("Évora, Portugal");
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeHidden();
  await expect(place).toHaveValue("evo");
  await tabTo(page, page.getByLabel("Location"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/query=Quiltmaster&location=evo/);
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();
});

test("any other text stays, and is searched for by Enter", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Theorbo Player" });
  await page.goto("/jobs");
  const box = await typeInto(page, "Keywords", "theor");
  await expect(options(page)).toHaveText(["Theorbo Player1 job"]);
  await box.press("Enter");
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(/query=theor$/);
  await expect(box).toHaveValue("theor");
});

test("a click takes a suggestion, and the focus stays in the box", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Zitherist" });
  await page.goto("/jobs");
  const box = await typeInto(page, "Keywords", "zith");
  await options(page).getByText("Zitherist").click();
  await expect(box).toHaveValue("Zitherist");
  await expect(box).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/query=Zitherist/);
});

test("an answer that comes late is not shown for other words", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Oboe Tuner" });
  await recruiter.postJob({ title: "Oboist" });
  await page.goto("/jobs");
  const { promise: isLate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/suggestions.*typed=obo$/, async (route) => {
    await isLate;
    await route.continue().catch(() => undefined);
  });
  await typeInto(page, "Keywords", "obo");
  const asked = await page.waitForRequest(/typed=obo$/);
  const calledOff = page.waitForEvent("requestfailed", (request) => request === asked);
  await page.keyboard.type("e");
  await expect(options(page)).toHaveText(["Oboe Tuner1 job"]);
  await calledOff;
  letGo();
  await expect(options(page)).toHaveText(["Oboe Tuner1 job"]);
});

test("letters typed before the list's code is there count as well", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Farrier" });
  const { promise: isThere, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/assets\/job-suggestions-/, async (route) => {
    await isThere;
    await route.continue();
  });
  await page.goto("/jobs");
  await typeInto(page, "Keywords", "farr");
  send();
  await expect(options(page)).toHaveText(["Farrier1 job"]);
  await page.reload();
  await keywords(page).fill("farr");
  await expect(page.getByRole("combobox", { name: "Keywords" })).toBeVisible();
  await expect(list(page)).toBeHidden();
});

test("pasted and autofilled text opens no list", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Vintner" });
  await page.goto("/jobs");
  const box = await typeInto(page, "Keywords", "vint");
  await expect(options(page)).toHaveText(["Vintner1 job"]);
  await box.fill("vintner");
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Keywords" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("a poster is shown the usual form of a place, and may write another", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const page = await signedInPage(recruiter);
  // A new server reads its gazetteer in the background.
  const places = async () => (await page.request.get("/api/places?prefix=munich")).text();
  await expect.poll(places).not.toBe("[]");
  await page.goto("/post-job");
  const box = await typeInto(page, "Location", "munic");
  await expect(options(page).first()).toHaveText("Munich, Bavaria, Germany");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Munich, Bavaria, Germany");
  await page.getByLabel("Job Title").fill("Brewer");
  // It is part of the form's draft like what was typed.
  await page.reload();
  await expect(box).toHaveValue("Munich, Bavaria, Germany");
  await box.fill("Somewhere else");
  await expect(box).toHaveValue("Somewhere else");
});
