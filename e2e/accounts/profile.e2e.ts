import { expect, type Page } from "@playwright/test";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/500.*\/api\/applications\/candidate$/] });

const save = (page: Page) => page.getByRole("button", { name: "Save Profile" });
const addSkill = async (page: Page, skill: string) => {
  await page.getByLabel("Skills").fill(skill);
  await page.keyboard.press("Enter");
};
const chips = (page: Page) =>
  page.getByRole("list", { name: "Added so far" }).getByRole("listitem");

test("a candidate makes a profile, and changes it", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp({ firstName: "", lastName: "" }));
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.method());
  });
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Profile");
  await expect(page.getByRole("main").getByText("U", { exact: true })).toBeVisible();
  await expect(page.getByText("At least one skill is required.")).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await addSkill(page, "  Joinery ");
  await addSkill(page, "Joinery");
  await addSkill(page, "   ");
  await page.getByLabel("Skills").fill("Gilding");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(chips(page)).toHaveText(["Joinery", "Gilding"]);
  await expect(page.getByText("Employers search by skills: add one more.")).toBeVisible();
  await expect(page.getByText("At least one skill is required.")).toBeHidden();
  await save(page).click();
  for (const sentence of [
    "Job title is required",
    "Professional summary is required",
    "Location is required",
  ])
    await expect(page.getByText(sentence)).toBeVisible();

  await page.getByLabel("Professional Title").fill("Restorer");
  await page.getByLabel("Location").fill("Évora");
  await page.getByLabel("Professional Summary").fill("Old wood, new joints.");
  await page
    .getByLabel("Work Experience")
    .fill("Restorer at City Museum (2019 - Present)\nA summer in Rome");
  await page.getByRole("button", { name: "See what employers see" }).click();
  const seen = page.getByRole("dialog", { name: "What employers see" });
  await expect(seen.getByRole("region", { name: "When you apply" })).toContainText("Restorer");
  await expect(seen.getByRole("region", { name: "When they find you" })).toContainText(
    "A summer in Rome",
  );
  await page.keyboard.press("Escape");
  await expect(seen).toBeHidden();
  await save(page).click();
  await expectToast(page, "Profile Updated", "Your profile has been saved successfully!");

  // Scrolled to its end, the page shows the button above the toast.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const below = await page.locator("li[data-swipe-direction]").boundingBox();
  const above = await save(page).boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);

  await page.getByRole("button", { name: "Remove Gilding" }).click();
  await save(page).click();
  await expectToast(page, "Profile Updated", "");
  expect(writes).toEqual(["POST", "PUT"]);
  await page.reload();
  await expect(chips(page)).toHaveText(["Joinery"]);
  await expect(page.getByLabel("Work Experience")).toHaveValue(
    "Restorer at City Museum (2019 - Present)\nA summer in Rome",
  );
});

test("text typed while the profile is being saved stays, and is sent with the next save", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  await candidate.request.post("/api/profile", { data: profile });
  const page = await signedInPage(candidate);
  const { promise: isSlow, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/profile", async (route) => {
    if (route.request().method() === "PUT") await isSlow;
    await route.continue();
  });
  await page.goto("/profile");
  const experience = page.getByLabel("Work Experience");
  const summary = page.getByLabel("Professional Summary");
  await experience.fill("A summer in Rome\n\n");
  await summary.fill("Old wood.");
  await save(page).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await summary.press("End");
  await page.keyboard.type(" And new joints.");
  letGo();
  await expectToast(page, "Profile Updated", "");
  await expect(experience).toHaveValue("A summer in Rome");
  await expect(summary).toHaveValue("Old wood. And new joints.");
  await expect(page.getByText("Not saved yet, but kept on this device.")).toBeVisible();
  await page.reload();
  await expect(summary).toHaveValue("Old wood. And new joints.");
  await save(page).click();
  await expectToast(page, "Profile Updated", "");
  await expect(page.getByText("Not saved yet, but kept on this device.")).toBeHidden();
  await page.reload();
  await expect(summary).toHaveValue("Old wood. And new joints.");
});

test("an uploaded resume is kept by the next save, and removed by the one after", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp({ firstName: "Ada", lastName: "Moreau" });
  await candidate.request.post("/api/profile", { data: profile });
  const page = await signedInPage(candidate);
  const stored = async () =>
    ((await (await candidate.request.get("/api/profile")).json()) as { resumeUrl: string | null })
      .resumeUrl;
  await page.goto("/profile");
  await expect(page.getByText("PDF, DOC, or DOCX (max 10MB)")).toBeVisible();
  await page.getByRole("button", { name: "Upload Resume" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /browse files/i }).click();
  const resume = { name: "ada.pdf", mimeType: "application/pdf", buffer: pdfOf("Ada Moreau") };
  await (await chooser).setFiles(resume);
  await page.getByRole("button", { name: /^Upload 1 file$/ }).click();
  await expect(page.getByText("Resume uploaded", { exact: true })).toBeVisible();
  await expect(page.getByText("Ready to use in applications")).toBeVisible();
  await expect(page.getByText("Save your profile to keep this change.")).toBeVisible();
  expect(await stored()).toBeNull();
  await save(page).click();
  await expectToast(page, "Profile Updated", "");
  expect(await stored()).toMatch(/^\/objects\//);

  await page.getByRole("button", { name: "Remove Resume" }).click();
  await expect(page.getByRole("button", { name: "Upload Resume" })).toBeVisible();
  expect(await stored()).not.toBeNull();
  await save(page).click();
  await expect.poll(stored).toBeNull();
});

test("typed text survives a reload, and can be discarded", async ({ signUp, signedInPage }) => {
  const candidate = await signUp();
  await candidate.request.post("/api/profile", { data: profile });
  const page = await signedInPage(candidate);
  await page.goto("/profile");
  const summary = page.getByLabel("Professional Summary");
  await summary.fill("A better summary.");
  const skill = page.getByLabel("Skills");
  await skill.fill("Gild");
  await page.reload();
  await expect(summary).toHaveValue("A better summary.");
  await expect(skill).toHaveValue("Gild");
  await page.getByRole("button", { name: "Discard changes" }).click();
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep them" }).click();
  await expect(question).toBeHidden();
  await expect(summary).toHaveValue("A better summary.");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(summary).toHaveValue(profile.summary);
  await expect(skill).toHaveValue("");
  await page.reload();
  await expect(summary).toHaveValue(profile.summary);
  await expect(skill).toHaveValue("");
});

test("a skill that is typed and not added yet is not saved, which is said, and can be discarded alone", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  await candidate.request.post("/api/profile", { data: profile });
  const page = await signedInPage(candidate);
  await page.goto("/profile");
  const skill = page.getByLabel("Skills");
  await skill.fill("Gild");
  await save(page).click();
  await expectToast(page, "Profile Updated", "");
  await expect(page.getByText("Not saved yet, but kept on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(skill).toHaveValue("");
  await expect(chips(page)).toHaveText(["Joinery"]);
  await expect(page.getByText("Not saved yet, but kept on this device.")).toBeHidden();
});

test("the stats count a candidate's applications, and say when they cannot", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const candidate = await signUp();
  await candidate.applyTo(await recruiter.postJob());
  const { id } = await candidate.applyTo(await recruiter.postJob());
  await recruiter.request.put(`/api/applications/${id}/status`, {
    data: { status: "under_review" },
  });
  const page = await signedInPage(candidate);
  const counted = "**/api/applications/candidate";
  await page.route(counted, (route) => route.fulfill({ status: 500 }));
  await page.goto("/profile");
  const stats = page.locator("dl");
  await expect(page.getByText("Your applications could not be counted.")).toBeVisible();
  await page.unroute(counted);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(stats).toHaveText("Total Applications2Under Review1Interviews0");
});

const profile = {
  title: "Restorer",
  summary: "Old wood, new joints.",
  skills: ["Joinery"],
  location: "Évora",
};
