import { expect, type Page, type Route } from "@playwright/test";
import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { expectToast } from "./toast.ts";

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const resume: ChosenFile = {
  name: "ada.pdf",
  mimeType: resumeTypes.pdf,
  buffer: pdfOf("Ada Moreau"),
};

/** The resume, filled up to so many bytes. */
export const ofBytes = (bytes: number): ChosenFile => ({
  ...resume,
  buffer: Buffer.concat([resume.buffer, Buffer.alloc(bytes - resume.buffer.length, " ")]),
});

export const uploadButton = (page: Page) => page.getByRole("button", { name: "Upload Resume" });
export const uploadWindow = (page: Page) => page.getByRole("dialog", { name: "Upload a resume" });

/** Answers the system's file dialog, which `open` brings up. */
export const choose = async (
  page: Page,
  file: ChosenFile | string,
  open = () => page.getByRole("button", { name: "browse files" }).click(),
) => {
  const chooser = page.waitForEvent("filechooser");
  // An answer of the page comes after the browser has heard that the dialog is waited for; a key would be faster.
  await page.title();
  await open();
  await (await chooser).setFiles(file);
};

export const send = (page: Page) => page.getByRole("button", { name: "Upload 1 file" }).click();

/** Keeps files from leaving the page; the test takes one after the other, and says what becomes of it. */
export const holdFiles = async (page: Page) => {
  const held: Route[] = [];
  await page.route(
    (url) => url.pathname.includes("/uploads/"),
    async (route) => {
      if (route.request().method() === "PUT") held.push(route);
      else await route.continue();
    },
  );
  return async (): Promise<Route> => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const [next] = held.splice(0, 1);
    if (next === undefined) throw new Error("Somebody else took the file");
    return next;
  };
};

export const retry = (page: Page) =>
  page.getByRole("button", { name: "Retry upload" }).last().click();

/** The file has arrived and was taken. */
export const expectUploaded = (page: Page) =>
  expectToast(page, "Resume Uploaded", "Your resume has been uploaded successfully!");

/** Opens the window, chooses the file and sends it. */
export const upload = async (page: Page, file: Parameters<typeof choose>[1]) => {
  await uploadButton(page).click();
  await choose(page, file);
  await send(page);
};
