import { expect } from "@playwright/test";
import { docxOf } from "@rolecall/server/test/files/resume-files.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import {
  isFrameFocused,
  longResume,
  openMaras,
  paper,
  pressAndLeave,
  preview,
  previewButton,
  problemsOfPreviews,
  twoCandidates,
} from "../support/preview.ts";

test.use({ expectedProblems: [problemsOfPreviews] });

test("a recruiter reads resumes beside the list, by keyboard", async ({ signUp, signedInPage }) => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(path);
  await previewButton(page, "Mara Lind").waitFor();
  expect(fetched.filter((url) => /resume-viewer|resume-panel|pdf/.test(url))).toEqual([]);

  await tabTo(page, previewButton(page, "Mara Lind"));
  await page.keyboard.press("Enter");
  const mara = preview(page, "Mara Lind");
  await expect(mara.getByText("Page 1 of 3")).toBeVisible();
  await expect(paper(page).getByText("Mara Lind, sheet 1")).toBeVisible();
  await isFrameFocused(page);
  await page.keyboard.press("PageDown");
  await expect(mara.getByText("Page 2 of 3")).toBeVisible();
  await expect(paper(page).getByText("Mara Lind, sheet 2")).toBeInViewport();
  await expect(mara.getByText("This resume has no text")).toBeHidden();
  await page.keyboard.press("End");
  await expect(mara.getByText("Page 3 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(mara.getByText("Page 2 of 3")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(mara.getByText("Page 1 of 3")).toBeVisible();

  // The next candidate's takes its place, and the keys go on working.
  pressAndLeave(page, "j");
  await expect(preview(page, "Omar Haddad").getByText("Page 1 of 2")).toBeVisible();
  await expect(paper(page).getByText("Omar Haddad, sheet 1")).toBeVisible();
  await expect(previewButton(page, "Omar Haddad")).toHaveAttribute("aria-expanded", "true");
  await isFrameFocused(page);
  await page.keyboard.press("PageDown");
  await expect(preview(page, "Omar Haddad").getByText("Page 2 of 2")).toBeVisible();

  pressAndLeave(page, "Escape");
  await expect(page.locator("iframe")).toBeHidden();
  await expect(previewButton(page, "Omar Haddad")).toBeFocused();
});

test("on a phone the resume takes the whole screen, and going back closes it", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  const dialog = page.getByRole("dialog", { name: "Resume of Mara Lind" });
  await expect(dialog.getByText("Page 1 of 3")).toBeVisible();
  await dialog.getByRole("button", { name: "Next page" }).click();
  await expect(dialog.getByText("Page 2 of 3")).toBeVisible();
  await dialog.getByRole("button", { name: "Next candidate" }).click();
  await expect(
    page.getByRole("dialog", { name: "Resume of Omar Haddad" }).getByText("Page 1 of 2"),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(previewButton(page, "Omar Haddad")).toBeFocused();
});

test("the preview zooms in, out and back to the full width", async ({ signUp, signedInPage }) => {
  const page = await openMaras(signUp, signedInPage);
  const sheet = paper(page).getByRole("region", { name: "Page 1" });
  await expect(sheet.getByText("Mara Lind, sheet 1")).toBeVisible();
  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  const fitting = await width();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(fitting * 1.2);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(width).toBeLessThan(fitting * 0.85);
  await page.getByRole("button", { name: "Fit to width" }).click();
  await expect.poll(width).toBe(fitting);
});

test("a resume that cannot be had says so, can be tried again, and still be saved", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  let refusing = true;
  await page.route("**/objects/*", (route) =>
    refusing ? route.fulfill({ status: 503, body: "The files are resting" }) : route.continue(),
  );
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  const mara = preview(page, "Mara Lind");
  await expect(mara.getByRole("alert")).toContainText("The files are resting");
  await expect(mara.getByRole("link", { name: "Download" })).toHaveAttribute("href", /^\/objects/);
  refusing = false;
  await mara.getByRole("button", { name: "Try again" }).click();
  await expect(mara.getByText("Page 1 of 3")).toBeVisible();
});

for (const [kind, body] of [
  ["a broken", Buffer.from("%PDF-1.7\nnothing else")],
  ["an empty", Buffer.alloc(0)],
] as const)
  test(`${kind} PDF is said to be one`, async ({ signUp, signedInPage }) => {
    const { recruiter, path } = await twoCandidates(signUp);
    const page = await signedInPage(recruiter);
    await page.route("**/objects/*", (route) =>
      route.fulfill({ body, contentType: "application/pdf" }),
    );
    await page.goto(path);
    await previewButton(page, "Mara Lind").click();
    const alert = preview(page, "Mara Lind").getByRole("alert");
    await expect(alert).toContainText("This PDF could not be shown; it may be damaged.");
  });

test("300 pages open as quickly as three, and only those in sight are drawn", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  await page.route("**/objects/*", (route) =>
    route.fulfill({ body: longResume("Mara Lind", 300), contentType: "application/pdf" }),
  );
  // Every canvas that is drawn on, since one may hold its pixels when it is shown no more.
  await page.addInitScript(() => {
    const made: HTMLCanvasElement[] = [];
    const getContext = Reflect.get(HTMLCanvasElement.prototype, "getContext") as () => unknown;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...asked: []) {
        if (!made.includes(this)) made.push(this);
        return getContext.apply(this, asked);
      },
    });
    Object.assign(window, { canvasesWithPixels: () => made.filter(({ width }) => width > 300) });
  });
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  await expect(page.getByText("Page 1 of 300")).toBeVisible();
  await isFrameFocused(page);
  // However quickly the keys come, none is lost.
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("PageDown");
  await expect(page.getByText("Page 21 of 300")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByText("Page 300 of 300")).toBeVisible();
  await expect(paper(page).getByText("Mara Lind, sheet 300")).toBeInViewport();
  expect(await paper(page).locator(".page canvas").count()).toBeLessThan(8);
  const frame = page.frames().find((one) => one.url().endsWith("/resume-viewer.html"));
  const held = () => frame?.evaluate("window.canvasesWithPixels().length");
  await expect.poll(held).toBeLessThan(8);
});

test("a Word resume is read as clean text, and scrolls by keyboard", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob();
  const lena = await signUp({ firstName: "Lena", lastName: "Brandt" });
  const words = `Lena Brandt, potter & <b>glazer</b>. ${"Threw ten thousand bowls. ".repeat(200)}`;
  await lena.applyTo(job, "Hello.", await lena.uploadResume(docxOf(words)));
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await previewButton(page, "Lena Brandt").click();
  const text = preview(page, "Lena Brandt").getByRole("group", { name: "Text of the resume" });
  await expect(text).toContainText("Lena Brandt, potter & <b>glazer</b>.");
  await expect(page.locator("iframe")).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.press("End");
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await expect(
    preview(page, "Lena Brandt").getByRole("link", { name: "Download" }),
  ).toHaveAttribute("href", /^\/objects\//);
  await expectNoAxeViolations(page);
  pressAndLeave(page, "Escape");
  await expect(previewButton(page, "Lena Brandt")).toBeFocused();
});

test("a file without a preview says so", async ({ signUp, signedInPage }) => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  await page.route("**/objects/*", (route) =>
    route.fulfill({ body: "?", contentType: "application/msword" }),
  );
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  await expect(
    preview(page, "Mara Lind").getByText("This file has no preview. Download it to read it."),
  ).toBeVisible();
});

test("candidates see their own resume as recruiters do", async ({ signUp, signedInPage }) => {
  const ada = await signUp({ firstName: "Ada", lastName: "Moreau" });
  const resumeUrl = await ada.uploadResume(longResume("Ada Moreau", 2));
  const about = { title: "Artisan", summary: "Glass.", skills: ["Glass"], location: "Murano" };
  await ada.request.post("/api/profile", { data: { ...about, resumeUrl } });
  const page = await signedInPage(ada);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Preview" }).click();
  const dialog = page.getByRole("dialog", { name: "Resume of Ada Moreau" });
  await expect(dialog.getByText("Page 1 of 2")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Next candidate" })).toBeHidden();
  await isFrameFocused(page);
  await page.keyboard.press("PageDown");
  await expect(dialog.getByText("Page 2 of 2")).toBeVisible();
  pressAndLeave(page, "Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Preview" })).toBeFocused();
});
