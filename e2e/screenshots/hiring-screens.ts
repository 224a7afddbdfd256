import type { Page } from "@playwright/test";
import type { Screen } from "./screen.ts";

const openFirstApplications = async (page: Page) => {
  await page
    .getByRole("link", { name: /^View .*application for/ })
    .first()
    .click();
};

/** The demo recruiter has one. */
const openDraft = async (page: Page) => {
  await page
    .getByRole("link", { name: /, second opening$/ })
    .first()
    .click();
  await page.getByRole("region", { name: "Manage this draft" }).waitFor();
};

/** The screens on which employers work with applications. */
export const hiringScreens: Screen[] = [
  {
    name: "job-applications",
    as: "recruiter",
    path: "/dashboard",
    act: async (page) => {
      await openFirstApplications(page);
      await page.getByRole("link", { name: "View Resume" }).first().waitFor();
    },
  },
  { name: "draft-of-job", as: "recruiter", path: "/my-jobs", act: openDraft },
  {
    name: "publish-later",
    floats: true,
    as: "recruiter",
    path: "/my-jobs",
    act: async (page) => {
      await openDraft(page);
      await page.getByRole("button", { name: "Publish later" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "history-of-job",
    floats: true,
    as: "recruiter",
    path: "/my-jobs",
    act: async (page) => {
      await openDraft(page);
      const path = `/api/jobs/${page.url().split("/").at(-1)}`;
      const { request } = page.context();
      await request.patch(path, {
        data: { draft: true, description: "Short.", salaryMin: 50_000 },
      });
      await request.patch(path, { data: { draft: true, salaryMin: null, location: "Reno, NV" } });
      await page.getByRole("button", { name: "History" }).click();
      await page.getByText("Description, before and now").first().click();
    },
  },
  {
    name: "job-templates",
    floats: true,
    as: "company",
    path: "/my-jobs",
    act: async (page) => {
      await page.getByRole("main").getByRole("list").getByRole("link").first().click();
      await page.getByRole("button", { name: "Save as template" }).click();
      await page.getByRole("button", { name: "Save template" }).click();
      await page.getByText("Template Saved", { exact: true }).waitFor();
      await page.goto("/post-job");
      await page.getByRole("button", { name: "Begin from a template" }).click();
      await page
        .getByText(/^Saved /)
        .first()
        .waitFor();
    },
  },
  {
    name: "manage-job",
    as: "company",
    path: "/my-jobs",
    act: async (page) => {
      await page.getByRole("main").getByRole("list").getByRole("link").first().click();
      await page.getByRole("button", { name: "Save as template" }).waitFor();
    },
  },
  {
    name: "board",
    as: "recruiter",
    path: "/dashboard",
    act: async (page) => {
      await openFirstApplications(page);
      await page.getByRole("link", { name: "Board", exact: true }).click();
      await page.getByRole("heading", { level: 3 }).first().waitFor();
    },
  },
  {
    name: "stages",
    as: "recruiter",
    path: "/dashboard",
    act: async (page) => {
      await openFirstApplications(page);
      await page.getByRole("link", { name: "Board", exact: true }).click();
      await page.getByRole("link", { name: "Stages", exact: true }).click();
      await page.getByRole("button", { name: "Save Stages" }).waitFor();
      await page.getByRole("button", { name: "Add a criterion" }).click();
    },
  },
  {
    name: "scorecard",
    as: "recruiter",
    path: "/dashboard",
    act: async (page) => {
      await openFirstApplications(page);
      await page.getByRole("button", { name: "Scorecards" }).first().click();
      await page.getByRole("button", { name: "Save scorecard" }).waitFor();
    },
  },
  {
    name: "resume-preview",
    floats: true,
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
  {
    name: "analytics",
    as: "recruiter",
    path: "/analytics?days=365",
    act: (page) => page.getByRole("heading", { name: "Interviewers" }).waitFor(),
  },
  {
    name: "review",
    as: "recruiter",
    path: "/dashboard",
    act: async (page) => {
      await openFirstApplications(page);
      await page.getByRole("link", { name: "Review", exact: true }).click();
      await page.getByRole("heading", { name: "Timeline" }).waitFor();
      const resume = page.locator("iframe").first();
      // On phones it stands below the window, where a browser draws nothing yet.
      await resume.scrollIntoViewIfNeeded();
      await resume.contentFrame().locator(".page canvas").waitFor();
    },
  },
  { name: "candidates", as: "recruiter", path: "/candidates" },
  { name: "findable", as: "candidate", path: "/profile/findable" },
  { name: "talk-requests", as: "candidate", path: "/profile/requests" },
];
