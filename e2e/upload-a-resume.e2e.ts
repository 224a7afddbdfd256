import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { test } from "./support/fixtures.ts";
import { tabTo } from "./support/keyboard.ts";
import {
  choose,
  resume,
  send,
  upload,
  uploadButton,
  uploadWindow,
} from "./support/upload-window.ts";

test.use({ expectedProblems: [/503.*\/api\/objects\/upload$|(415|503).*\/api\/resume$|\[Uppy\]/] });

test("the upload window is fetched when it opens, and works by keyboard", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/profile");
  await expect(uploadButton(page)).toBeVisible();
  expect(fetched.filter((url) => /resume-(window|uppy)/.test(url))).toEqual([]);

  await uploadButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(uploadWindow(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "browse files" })).toBeFocused();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoAxeViolations(page);
  }
  await page.keyboard.press("Escape");
  await expect(uploadWindow(page)).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();
});

test("a file that is too large or of another kind is not even sent", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto("/profile");
  await uploadButton(page).click();
  await choose(page, { ...resume, buffer: Buffer.alloc(10_485_761) });
  const message = page.getByRole("alert");
  await expect(message).toHaveText("ada.pdf exceeds maximum allowed size of 10 MB");
  await choose(page, { ...resume, name: "ada.png", mimeType: "image/png" });
  await expect(message.last()).toHaveText("You can only upload: .pdf, .doc, .docx");
});

test("a file that only claims to be a resume is refused, and another one can be sent", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto("/profile");
  await uploadButton(page).click();
  await choose(page, { ...resume, buffer: Buffer.from("not a PDF at all") });
  await send(page);
  const refusal = page.getByText("Only PDF, DOC and DOCX files are supported", { exact: true });
  await expect(refusal).toBeVisible();
  await expect(uploadWindow(page)).toBeHidden();

  await upload(page, resume);
  await expect(page.getByText("Resume Uploaded", { exact: true })).toBeVisible();
  const address = await page.getByRole("link", { name: "View Resume" }).getAttribute("href");
  const received = await page.request.get(address ?? "");
  expect(received.headers()["content-disposition"]).toContain("ada.pdf");
  expect(resume.buffer.equals(await received.body())).toBe(true);
});

test("a protected resume is refused, and the letter typed so far stays", async ({
  signUp,
  signedInPage,
}) => {
  const { id } = await (await signUp({ role: "recruiter" })).postJob({ title: "Glassblower" });
  const page = await signedInPage(await signUp());
  await page.goto(`/jobs/${id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  const letter = page.getByRole("textbox", { name: "Cover Letter" });
  await letter.fill("I have blown glass for ten years.");
  await uploadButton(page).click();
  const path = import.meta.resolve("@rolecall/server/test/documents/password.pdf");
  await choose(page, { ...resume, buffer: await readFile(new URL(path)) });
  await send(page);
  const refusal = "The file is protected with a password. Save it without one and upload that.";
  await expect(page.getByText(refusal, { exact: true })).toBeVisible();
  await expect(letter).toHaveValue("I have blown glass for ten years.");

  await upload(page, resume);
  await expect(page.getByText("Resume Uploaded", { exact: true })).toBeVisible();
  await expect(letter).toHaveValue("I have blown glass for ten years.");
});

test("without an upload address the file waits for another try", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.route("**/api/objects/upload", (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await page.goto("/profile");
  await uploadButton(page).click();
  await choose(page, resume);
  await expectNoAxeViolations(page);
  await send(page);
  await expect(page.getByText("Failed to get upload URL", { exact: true })).toBeVisible();
  await expect(page.getByText("Upload failed")).toBeVisible();
  await page.getByRole("button", { name: "Retry upload" }).click();
  await expect(page.getByText("Resume Uploaded", { exact: true })).toBeVisible();
});

test("a file that has arrived while the server is away is processed later, without sending it anew", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto("/profile");
  await page.route("**/api/resume", (route) =>
    route.fulfill({ status: 503, body: "Files cannot be reached just now." }),
  );
  await upload(page, resume);
  await expect(page.getByText("Failed to process uploaded resume", { exact: true })).toBeVisible();
  await expect(page.getByText("ada.pdf has arrived and waits to be processed.")).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(again).toBeFocused();
  await page.unroute("**/api/resume");
  await again.click();
  await expect(page.getByText("Resume Uploaded", { exact: true })).toBeVisible();
});

test("the focus stays at the resume when the upload button gives way to it, and back", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto("/profile");
  await uploadButton(page).focus();
  await page.keyboard.press("Enter");
  await choose(page, resume);
  await send(page);
  const focused = page.locator(":focus");
  await expect(focused).toContainText("Ready to use in applications");
  await tabTo(page, page.getByRole("button", { name: "Remove Resume" }));
  await page.keyboard.press("Enter");
  await expect(focused).toContainText("PDF, DOC, or DOCX (max 10MB)");
  await page.keyboard.press("Tab");
  await expect(uploadButton(page)).toBeFocused();
});
