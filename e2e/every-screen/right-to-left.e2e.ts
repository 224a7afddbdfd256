import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { choose, resume, uploadButton, uploadWindow } from "../support/upload-window.ts";

const person = { firstName: "نور", lastName: "الهاشمي" };
const name = "نور الهاشمي";
const letter = "أكتب إليكم بشأن الوظيفة (A+).\nI speak English, too.";
const title = "مهندس (C++)";

const expectDirection = (text: Locator, direction: "ltr" | "rtl") =>
  expect(text).toHaveCSS("direction", direction);

/** The left and right edges of a text and of the block that holds it. */
const edgesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    const block = element.getBoundingClientRect();
    return { left: left - block.left, right: block.right - right };
  });

/** The first text stands left of the second, though it runs from right to left. */
const expectBefore = async (first: Locator, second: Locator) => {
  const [one, other] = [await first.boundingBox(), await second.boundingBox()];
  expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThan(other?.x ?? 0);
};

const textOf = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test("a right-to-left name and letter look right beside left-to-right text", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title, location: "Lisbon" });
  const candidate = await signUp(person);
  const made = await candidate.request.post("/api/profile", {
    data: {
      title: "مهندس",
      summary: letter,
      skills: ["لحام"],
      location: "Sintra",
      resumeUrl: null,
    },
  });
  expect(made.status()).toBe(201);
  await candidate.applyTo(job, letter);

  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await expectDirection(page.getByRole("heading", { name }).locator("bdi"), "rtl");
  await expectBefore(textOf(page, "مهندس"), textOf(page, "Sintra"));
  const [arabic = "", english = ""] = letter.split("\n");
  await expectDirection(textOf(page, arabic), "rtl");
  await expectDirection(textOf(page, english), "ltr");
  expect((await edgesOf(textOf(page, arabic))).right).toBeLessThan(1);
  expect((await edgesOf(textOf(page, arabic))).left).toBeGreaterThan(20);
  expect((await edgesOf(textOf(page, english))).left).toBeLessThan(1);
  // The brackets stay with the text they enclose.
  await expectDirection(page.getByRole("heading", { level: 1 }), "ltr");
  await expectDirection(page.getByRole("heading", { level: 1 }).locator("bdi"), "rtl");

  await page.goto("/application-management");
  await expectDirection(page.getByRole("rowheader").locator("bdi").first(), "rtl");
  await page.goto("/dashboard");
  await expectDirection(textOf(page, name), "rtl");
  await page.goto("/jobs");
  await expectDirection(textOf(page, title), "rtl");
  await page.goto(`/jobs/${job.id}`);
  await expectDirection(page.getByRole("heading", { level: 1 }).locator("bdi"), "rtl");

  const own = await signedInPage(candidate);
  await own.goto("/profile");
  await expectDirection(own.getByRole("heading", { name }).locator("bdi"), "rtl");
  await expectDirection(own.getByLabel("Professional Title"), "rtl");
  await expectDirection(own.getByLabel("Professional Summary"), "rtl");
  await expectDirection(own.getByLabel("Location"), "ltr");
  await expectDirection(textOf(own, "لحام"), "rtl");
});

test("every text box takes the direction of its text", async ({
  application: { page, letter: box },
}) => {
  await expectDirection(box, "ltr");
  await box.fill("أكتب إليكم");
  await expectDirection(box, "rtl");
  await box.fill("I write to you");
  await expectDirection(box, "ltr");
  await page.keyboard.press("Escape");
  await page.goto("/jobs");
  for (const label of ["Keywords", "Location"]) {
    await page.getByLabel(label).fill("لحام");
    await expectDirection(page.getByLabel(label), "rtl");
  }
});

test("words of a search, names in messages, and names of files have their own direction", async ({
  emptyProfile,
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title });
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs?query=${encodeURIComponent("لحام")}&exact=true`);
  const searched = page.getByText("Showing results for exactly");
  await expectDirection(searched, "ltr");
  await expectDirection(searched.locator("bdi"), "rtl");

  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Delete job" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete job" }).click();
  const said = page.getByRole("listitem").filter({ hasText: "Job Deleted" });
  await expectDirection(said.locator("bdi"), "rtl");

  await uploadButton(emptyProfile).click();
  await choose(emptyProfile, { ...resume, name: "سيرة ذاتية (2).pdf" });
  await expect(uploadWindow(emptyProfile).locator(".uppy-Dashboard-Item-name")).toHaveCSS(
    "unicode-bidi",
    "plaintext",
  );
});
