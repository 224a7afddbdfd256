import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { docxOf } from "@rolecall/server/test/files/resume-files.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { logOut, signInOn } from "../support/sign-in.ts";

test.use({ expectedProblems: [/401.*\/objects\/|404.*\/(objects\/|favicon\.ico)/] });

const withoutSession = { name: "Sign in to open this file" };

test("a recruiter whose session has ended opens a resume's link, signs in, and gets the file", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Ruth", lastName: "Okoye" });
  const ivo = await signUp({ firstName: "Ivo", lastName: "Santos" });
  const letter = docxOf("Ivo Santos, luthier");
  const resumePath = await ivo.uploadResume(letter, "Ivo Santos.docx");
  await ivo.applyTo(await recruiter.postJob(), "I build guitars.", resumePath);
  const page = await signedInPage(recruiter);
  await page.goto("/dashboard");
  await logOut(page);
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(resumePath);
  await expect(page.getByRole("heading", withoutSession)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Rolecall");

  const saved = page.waitForEvent("download");
  await signInOn(page, recruiter);
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Ivo Santos.docx");
  expect((await readFile(await file.path())).equals(letter)).toBe(true);
  // Word files are only saved: the page that is left has something to go on with.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ruth");
});

test("a user who may not read a file learns that after signing in, and nothing else", async ({
  page,
  signUp,
}) => {
  const owner = await signUp();
  const resumePath = await owner.uploadResume();
  const stranger = await signUp({ role: "recruiter" });
  await page.goto(resumePath);
  await page.getByRole("link", { name: "Sign In" }).click();
  const answered = page.waitForResponse((answer) => answer.url().endsWith(resumePath));
  await signInOn(page, stranger);
  expect((await answered).status()).toBe(404);
  await expect(page.getByText("File not found")).toBeVisible();
});
