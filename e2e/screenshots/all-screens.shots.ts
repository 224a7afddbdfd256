import { type Browser, expect, type Page, test as base } from "@playwright/test";
import { demoPassword, demoSignIns } from "@rolecall/server/src/demo/sign-ins.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { withServer, type RunningServer } from "../support/running-server.ts";
import { choose, holdFiles, resume, send } from "../support/upload-window.ts";

type Viewer = keyof typeof demoSignIns | "visitor";

interface Screen {
  name: string;
  as: Viewer;
  path: string;
  /** What to do after the page has come to rest: open a dialog, select rows. */
  act?: (page: Page) => Promise<void>;
}

const openFirstJob = async (page: Page) => {
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.getByRole("heading", { name: "Job Description" }).waitFor();
};

const openFirstApplications = async (page: Page) => {
  await page
    .getByRole("link", { name: /^View .*application for/ })
    .first()
    .click();
};

const openUpload = async (page: Page) => {
  await openFirstJob(page);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await page.getByRole("button", { name: "browse files" }).waitFor();
};

const screens: Screen[] = [
  { name: "landing", as: "visitor", path: "/" },
  { name: "sign-in", as: "visitor", path: "/auth" },
  {
    name: "register",
    as: "visitor",
    path: "/auth",
    act: async (page) => {
      await page.getByRole("tab", { name: "Register" }).click();
      await page.getByLabel("Password", { exact: true }).fill("Portland7");
      await page.getByRole("button", { name: "Create Account" }).click();
    },
  },
  { name: "forgot-password", as: "visitor", path: "/auth/forgot" },
  { name: "reset-password", as: "visitor", path: "/auth/reset?token=none" },
  { name: "not-found", as: "visitor", path: "/nowhere" },
  { name: "jobs", as: "visitor", path: "/jobs" },
  { name: "jobs-filtered", as: "visitor", path: "/jobs?query=manager&type=full-time" },
  { name: "jobs-none", as: "visitor", path: "/jobs?query=zzyzx" },
  {
    name: "saved-jobs",
    as: "visitor",
    path: "/jobs",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Save / })
        .first()
        .click();
      await page.getByRole("link", { name: /^Saved Jobs/ }).click();
      await page.getByText("1 job saved in this browser").waitFor();
    },
  },
  { name: "no-saved-jobs", as: "visitor", path: "/saved-jobs" },
  { name: "companies", as: "visitor", path: "/companies" },
  { name: "home", as: "candidate", path: "/" },
  { name: "job", as: "candidate", path: "/jobs", act: openFirstJob },
  {
    name: "apply",
    as: "candidate",
    path: "/jobs",
    act: async (page) => {
      await openFirstJob(page);
      await page.getByRole("button", { name: "Apply Now" }).click();
      await page.getByLabel("Cover Letter").waitFor();
    },
  },
  { name: "upload", as: "candidate", path: "/jobs", act: openUpload },
  {
    name: "upload-chosen",
    as: "candidate",
    path: "/jobs",
    act: async (page) => {
      await openUpload(page);
      await choose(page, resume);
      await page.getByRole("button", { name: "Upload 1 file" }).waitFor();
    },
  },
  {
    name: "upload-paused",
    as: "candidate",
    path: "/jobs",
    act: async (page) => {
      await openUpload(page);
      await holdFiles(page);
      await choose(page, resume);
      await send(page);
      await page.getByRole("button", { name: "Pause", exact: true }).click();
      await page.context().setOffline(true);
      await page.getByText("No Internet connection").first().waitFor();
    },
  },
  {
    name: "upload-failed",
    as: "candidate",
    path: "/jobs",
    act: async (page) => {
      await openUpload(page);
      await page.route("**/uploads/**", (route) => route.abort());
      await choose(page, resume);
      await send(page);
      await page.getByText("Upload failed").waitFor();
    },
  },
  {
    name: "company",
    as: "candidate",
    path: "/companies",
    act: async (page) => {
      await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
      await page.getByRole("heading", { name: /^Open Positions/ }).waitFor();
    },
  },
  { name: "profile", as: "candidate", path: "/profile" },
  {
    name: "my-applications",
    as: "candidate",
    path: "/my-applications",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Details/ })
        .first()
        .click();
      await page.getByRole("list", { name: "History" }).waitFor();
    },
  },
  { name: "dashboard", as: "recruiter", path: "/dashboard" },
  { name: "post-job", as: "recruiter", path: "/post-job" },
  { name: "my-jobs", as: "company", path: "/my-jobs" },
  {
    name: "managed-job",
    as: "company",
    path: "/my-jobs",
    act: async (page) => {
      await page.getByRole("main").getByRole("listitem").first().getByRole("link").first().click();
      await page.getByRole("region", { name: "Manage this job" }).waitFor();
    },
  },
  {
    name: "edit-job",
    as: "company",
    path: "/my-jobs",
    act: async (page) => {
      await page.getByRole("main").getByRole("link", { name: "Edit" }).first().click();
      await page.getByLabel("Job Title").fill("Another title");
    },
  },
  {
    name: "job-applications",
    as: "recruiter",
    path: "/dashboard",
    act: async (page) => {
      await openFirstApplications(page);
      await page.getByRole("link", { name: "View Resume" }).first().waitFor();
    },
  },
  {
    name: "resume-preview",
    as: "recruiter",
    path: "/dashboard",
    act: async (page) => {
      await openFirstApplications(page);
      await page
        .getByRole("button", { name: /^Preview of/ })
        .first()
        .click();
      await page.frameLocator("iframe").locator(".page canvas").waitFor();
    },
  },
  {
    name: "application-management",
    as: "recruiter",
    path: "/application-management",
    act: async (page) => {
      const boxes = page.getByRole("row").getByRole("checkbox");
      await boxes.nth(2).click();
      await boxes.nth(3).click();
    },
  },
];

const widths = [375, 768, 1280, 1920];
const themes = ["light", "dark"] as const;

const test = base.extend<object, { demo: RunningServer }>({
  demo: [({}, provide) => withServer(provide, { DEMO_DATA: "on" }), { scope: "worker" }],
});

const sessions = new Map<Viewer, Awaited<ReturnType<typeof signIn>>>();

async function signIn(browser: Browser, baseURL: string, viewer: Viewer) {
  const context = await browser.newContext({ baseURL });
  if (viewer !== "visitor") {
    const data = { username: demoSignIns[viewer].username, password: demoPassword };
    const answer = await context.request.post("/api/login", { data });
    expect(answer.status(), `sign-in of the demo ${viewer}`).toBe(200);
  }
  const state = await context.storageState();
  await context.close();
  return state;
}

for (const { name, as, path, act } of screens)
  for (const theme of themes)
    for (const width of widths)
      test(`${name} ${theme} ${width}`, async ({ browser, demo }) => {
        const known = sessions.get(as) ?? (await signIn(browser, demo.baseURL, as));
        sessions.set(as, known);
        const context = await browser.newContext({
          baseURL: demo.baseURL,
          storageState: known,
          colorScheme: theme,
          reducedMotion: "reduce",
          viewport: { width, height: width < 700 ? 812 : 900 },
        });
        const page = await context.newPage();
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        await page.waitForLoadState("networkidle");
        await act?.(page);
        await page.waitForLoadState("networkidle");
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        await page.screenshot({
          path: `screenshots/${name}-${width}-${theme}.png`,
          fullPage: act === undefined || !/^(apply|upload|resume-preview)/.test(name),
        });
        expect(sideways, "scrolls sideways").toBe(false);
        await expectNoAxeViolations(page);
        await context.close();
      });
