// Resumes that are protected, hostile or unusual, and windows that pretend.
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import {
  openMaras,
  paper,
  pressAndLeave,
  preview,
  previewButton,
  problemsOfPreviews,
  twoCandidates,
} from "../support/preview.ts";

test.use({ expectedProblems: [problemsOfPreviews] });

test("a protected PDF is said to be one", async ({ signUp, signedInPage }) => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  const file = fileURLToPath(import.meta.resolve("@rolecall/server/test/documents/password.pdf"));
  await page.route("**/objects/*", (route) =>
    route.fulfill({ path: file, contentType: "application/pdf" }),
  );
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  const alert = preview(page, "Mara Lind").getByRole("alert");
  await expect(alert).toContainText("This PDF asks for a password.");
});

test("a hostile PDF does nothing: no script, no window, no giant", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  const opened: string[] = [];
  page.context().on("page", (other) => opened.push(other.url()));
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  const hostile = pdfOf("Trojan")
    .toString("latin1")
    .replace(
      "/Type /Catalog",
      "/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /AA << /WC << /S /Launch /F (calc.exe) >> >>",
    )
    .replace("[0 0 612 792]", "[0 0 1000000000 1000000000]");
  await page.route("**/objects/*", (route) =>
    route.fulfill({ body: Buffer.from(hostile, "latin1"), contentType: "application/pdf" }),
  );
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  const mara = preview(page, "Mara Lind");
  await expect(mara.getByText("Page 1 of 1")).toBeVisible();
  await expect(paper(page).locator(".page canvas")).toBeVisible();
  await page.getByRole("button", { name: "Zoom in" }).click();
  pressAndLeave(page, "Escape");
  await expect(mara).toBeHidden();
  expect(opened).toEqual([]);
});

test("only this site frames the viewer, and no other page of it is to be framed", async ({
  request,
}) => {
  const viewer = (await request.get("/resume-viewer.html")).headers();
  const policy = viewer["content-security-policy"]?.split(";");
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "worker-src blob:",
      "frame-ancestors 'self'",
      "sandbox allow-scripts",
    ]),
  );
  expect(policy?.join()).not.toMatch(/connect-src|unsafe-inline|allow-same-origin/);
  expect(viewer["x-frame-options"]).toBe("SAMEORIGIN");
  expect(viewer["access-control-allow-origin"]).toBeUndefined();
  const start = (await request.get("/")).headers();
  expect(start["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(start["content-security-policy"]).toContain("frame-src 'self'");
});

test("the frame reaches nothing: no cookies, no storage, no API, no page around it", async ({
  signUp,
  signedInPage,
}) => {
  const page = await openMaras(signUp, signedInPage);
  await expect(paper(page).getByText("Mara Lind, sheet 1")).toBeVisible();
  const frame = page.frames().find((one) => one.url().endsWith("/resume-viewer.html"));
  const reached = await frame?.evaluate(async () => {
    const attempt = async (reach: () => unknown) => {
      try {
        return String(await reach());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: window.origin,
      cookies: await attempt(() => document.cookie),
      storage: await attempt(() => localStorage.length),
      page: await attempt(() => window.parent.document.title),
      api: await attempt(() => fetch("/api/auth/user")),
      picture: await attempt(
        () =>
          new Promise((resolve) => {
            const image = new Image();
            image.addEventListener("load", () => resolve("loaded"));
            image.addEventListener("error", () => resolve("refused"));
            image.src = "/favicon.svg";
          }),
      ),
      popup: await attempt(() => window.open("/")),
    };
  });
  expect(reached).toEqual({
    origin: "null",
    cookies: "SecurityError",
    storage: "SecurityError",
    page: "SecurityError",
    api: "TypeError",
    picture: "refused",
    popup: "null",
  });
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the preview keeps axe's rules, ${colorScheme}`, async ({ signUp, signedInPage }) => {
    const { recruiter, path } = await twoCandidates(signUp);
    const page = await signedInPage(recruiter);
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await previewButton(page, "Mara Lind").click();
      await expect(paper(page).getByText("Mara Lind, sheet 1")).toBeVisible();
      await expectNoAxeViolations(page);
    }
  });

test("messages of other windows about the resume are ignored", async ({ signUp, signedInPage }) => {
  const page = await openMaras(signUp, signedInPage);
  await expect(page.getByText("Page 1 of 3")).toBeVisible();
  const say = (message: object) => page.evaluate((data) => window.postMessage(data, "*"), message);
  await say({ type: "opened", pageCount: 99 });
  await say({ type: "key", key: "Escape" });
  // Nor what makes no sense, from the frame itself.
  const frame = page.frames().find((one) => one.url().endsWith("/resume-viewer.html"));
  await frame?.evaluate(() => {
    window.parent.postMessage({ type: "opened", pageCount: "<b>" }, "*");
    window.parent.postMessage({ type: "turned", page: 2 }, "*");
  });
  await expect(page.getByText("Page 2 of 3")).toBeVisible();
});

/** A PDF of one page as others make them: `page` goes into the page, `annotation` stands on it. */
const unusual = (page: string, annotation = "") =>
  Buffer.from(
    pdfOf("Mara Lind")
      .toString("latin1")
      .replace("/MediaBox [0 0 612 792]", `${page} /Annots [${annotation}]`),
    "latin1",
  );

const openUnusual = async (page: Page, path: string, body: Buffer) => {
  await page.route("**/objects/*", (route) =>
    route.fulfill({ body, contentType: "application/pdf" }),
  );
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  await expect(paper(page).locator(".page canvas")).toBeVisible();
  return paper(page).locator(".page");
};

test("a page that lies on its side is turned upright, and a very wide one fits", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  const shapeOf = async (body: Buffer) => {
    const box = await (await openUnusual(page, path, body)).boundingBox();
    const frame = await page.locator("iframe").boundingBox();
    expect(box?.width).toBeLessThanOrEqual(frame?.width ?? 0);
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  expect(await shapeOf(unusual("/MediaBox [0 0 612 792] /Rotate 90"))).toBeCloseTo(792 / 612, 1);
  await page.unroute("**/objects/*");
  expect(await shapeOf(unusual("/MediaBox [0 0 6000 800]"))).toBeCloseTo(6000 / 800, 0);
});

test("a link and a form in a resume are pictures, and its words can be marked", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  const opened: string[] = [];
  page.context().on("page", (other) => opened.push(other.url()));
  const action = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
  const sheet = await openUnusual(
    page,
    path,
    unusual(
      "/MediaBox [0 0 612 792]",
      `<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A << /S /URI /URI (https://evil.example/) >> >>
       << /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [72 500 300 520] /AA << /K ${action} /Fo ${action} >> >>`,
    ),
  );
  await expect(sheet.locator("a, input, textarea, select, button")).toHaveCount(0);
  const words = sheet.getByText("Mara Lind");
  await words.click({ clickCount: 3 });
  await expect.poll(() => words.evaluate(() => String(getSelection()).trim())).toBe("Mara Lind");
  expect(opened).toEqual([]);
  await expect(preview(page, "Mara Lind")).toBeVisible();
});
