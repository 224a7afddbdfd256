import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { Pdf } from "@rolecall/server/src/demo/pdf.ts";
import { docxOf, pdfOf } from "@rolecall/server/test/resume-files.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { test } from "./support/fixtures.ts";
import { tabTo } from "./support/keyboard.ts";
import type { Person, SignUp } from "./support/people.ts";

// The frame that tries what it must not do, and the files that rest.
test.use({
  expectedProblems: [
    /503.*\/objects\/|404.*\/api\/resumes\/.*\/text|^csp |Content Security Policy|sandboxed frame/,
  ],
});

const longResume = (name: string, pageCount: number) => {
  const pdf = new Pdf();
  for (let page = 1; page <= pageCount; page += 1) {
    if (page > 1) pdf.endPage();
    pdf.text(`${name}, sheet ${page}`, 72, 700, { size: 24 });
  }
  return pdf.toBuffer({ title: name, author: name });
};

/** A recruiter's job to which Omar (two pages) and then Mara (three pages) applied. */
const twoCandidates = async (signUp: SignUp) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Glassblower" });
  for (const [firstName, lastName, pages] of [
    ["Omar", "Haddad", 2],
    ["Mara", "Lind", 3],
  ] as const) {
    const candidate = await signUp({ firstName, lastName });
    const resume = await candidate.uploadResume(longResume(`${firstName} ${lastName}`, pages));
    await candidate.applyTo(job, "Hello.", resume);
  }
  return { recruiter, path: `/jobs/${job.id}/applications` };
};

const previewButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Preview of ${name}'s resume` });
const preview = (page: Page, name: string) =>
  page.getByRole("region", { name: `Preview of ${name}'s resume` });
const paper = (page: Page) => page.frameLocator("iframe");
const isFrameFocused = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");

/** The recruiter's screen with Mara's resume open. */
const openMaras = async (
  signUp: SignUp,
  signedInPage: (person: Person) => Promise<Page>,
): Promise<Page> => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  return page;
};

/** A key that takes the frame away: its release may reach nobody, and is not waited for. */
const pressAndLeave = (page: Page, key: string) =>
  void page.keyboard.press(key).catch(() => undefined);

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
  await expect(mara.getByRole("status").last()).toHaveText("Page 1 of 3");
  await expect(paper(page).getByText("Mara Lind, sheet 1")).toBeVisible();
  await isFrameFocused(page);
  await page.keyboard.press("PageDown");
  await expect(mara.getByText("Page 2 of 3")).toBeVisible();
  await expect(paper(page).getByText("Mara Lind, sheet 2")).toBeInViewport();
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

test("pages grow, shrink and fit the width again", async ({ signUp, signedInPage }) => {
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
  await page.keyboard.press("PageDown");
  await expect(dialog.getByText("Page 2 of 2")).toBeVisible();
  pressAndLeave(page, "Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Preview" })).toBeFocused();
});

test("what other windows say about the resume is not believed", async ({
  signUp,
  signedInPage,
}) => {
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
