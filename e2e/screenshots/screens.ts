import type { Page } from "@playwright/test";
import { hiringScreens } from "./hiring-screens.ts";
import { interviewScreens } from "./interview-screens.ts";
import type { Screen } from "./screen.ts";

const openFirstJob = async (page: Page) => {
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.getByRole("heading", { name: "Job Description" }).waitFor();
};

/** Opens the upload window. */
export const openUpload = async (page: Page) => {
  await openFirstJob(page);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await page.getByRole("button", { name: "Use another" }).click();
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await page.getByRole("button", { name: "browse files" }).waitFor();
};

/** Keeps two searches, one of them ended; the board is shared: another width may have kept them already. */
const keepSearches = async (page: Page) => {
  const { request } = page.context();
  const keep = async (search: object, frequency: string) => {
    await request.post("/api/alerts", { data: { search, frequency, timeZone: "America/Denver" } });
  };
  await keep({ query: "nurse", location: "Denver, CO" }, "at-once");
  await keep(
    { query: "manager", type: "full-time", salaryMin: 80_000, salaryMax: 120_000 },
    "daily",
  );
  await page.reload();
  await page.getByRole("heading", { name: /manager/ }).waitFor();
};

/** Every screen, as somebody finds it. */
export const screens: Screen[] = [
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
  { name: "terms", as: "visitor", path: "/terms" },
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
  {
    name: "saved-jobs-of-account",
    as: "candidate",
    path: "/jobs",
    act: async (page) => {
      for (const place of [0, 1]) {
        const job = page.getByRole("button", { name: /^Save / }).nth(place);
        // The board is shared: another width may have saved it already.
        if ((await job.getAttribute("aria-pressed")) === "false") await job.click();
      }
      await page.getByRole("link", { name: "Saved Jobs (2)" }).click();
      await page
        .getByRole("button", { name: /note on/ })
        .first()
        .click();
      await page.getByRole("textbox", { name: /^Note on/ }).fill("Ask Omar about the team.");
      await page.getByRole("button", { name: "Keep note" }).click();
      await page
        .getByRole("button", { name: /^Change note/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "keep-search",
    as: "newcomer",
    floats: true,
    path: "/jobs?query=manager&type=full-time&keep=yes",
    act: async (page) => {
      await page.getByText(/^Last month this would have sent/).waitFor();
    },
  },
  { name: "jobs-for-you", as: "candidate", path: "/jobs/for-you" },
  { name: "no-jobs-for-you", as: "newcomer", path: "/jobs/for-you?query=zzyzx" },
  {
    name: "why-a-job-fits",
    as: "candidate",
    floats: true,
    path: "/jobs/for-you",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Match / })
        .first()
        .click();
      await page.getByRole("list", { name: "Reasons" }).waitFor();
    },
  },
  { name: "no-alerts", as: "newcomer", path: "/alerts" },
  { name: "alerts", as: "candidate", path: "/alerts", act: keepSearches },
  {
    name: "pause-alert",
    as: "candidate",
    floats: true,
    path: "/alerts",
    act: async (page) => {
      await keepSearches(page);
      await page
        .getByRole("button", { name: /^Pause/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "edit-alert",
    as: "candidate",
    floats: true,
    path: "/alerts",
    act: async (page) => {
      await keepSearches(page);
      await page.getByRole("button", { name: /^Edit/ }).first().click();
      await page.getByText(/^Last month this would have sent/).waitFor();
    },
  },
  {
    name: "not-this",
    as: "candidate",
    path: "/alerts",
    act: async (page) => {
      await keepSearches(page);
      const { request } = page.context();
      const [alert] = (await (await request.get("/api/alerts")).json()) as { id: string }[];
      const [job] = (await (await request.get("/api/jobs?query=manager")).json()) as {
        id: string;
      }[];
      await page.goto(`/alerts?not=${job?.id}&a=${alert?.id.slice(-5)}`);
      await page
        .getByRole("button", { name: /^Change to/ })
        .first()
        .waitFor();
    },
  },
  { name: "companies", as: "visitor", path: "/companies" },
  { name: "home", as: "candidate", path: "/" },
  { name: "job", as: "candidate", path: "/jobs", act: openFirstJob },
  {
    name: "job-match",
    as: "candidate",
    path: "/jobs",
    act: async (page) => {
      await openFirstJob(page);
      await page.getByRole("button", { name: "Why?" }).click();
      await page.getByRole("list", { name: "Reasons" }).waitFor();
    },
  },
  {
    name: "apply",
    floats: true,
    as: "candidate",
    path: "/jobs",
    act: async (page) => {
      await openFirstJob(page);
      await page.getByRole("button", { name: "Apply Now" }).click();
      await page.getByLabel("Cover Letter").waitFor();
    },
  },
  { name: "upload", floats: true, as: "candidate", path: "/jobs", act: openUpload },
  {
    name: "company",
    as: "candidate",
    path: "/companies",
    act: async (page) => {
      await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
      await page.getByRole("heading", { name: /^Open Positions/ }).waitFor();
    },
  },
  {
    name: "own-company",
    as: "company",
    path: "/my-jobs",
    act: async (page) => {
      const answer = await page.context().request.get("/api/companies/mine");
      const [own] = (await answer.json()) as { id: string }[];
      await page.goto(`/companies/${own?.id}`);
      await page
        .getByRole("button", { name: /^Move .* later$/ })
        .first()
        .waitFor();
    },
  },
  { name: "profile", as: "candidate", path: "/profile" },
  { name: "account", as: "candidate", path: "/settings/account" },
  { name: "notifications", as: "recruiter", path: "/settings/notifications" },
  { name: "security", as: "candidate", path: "/settings/security" },
  { name: "privacy", as: "candidate", path: "/settings/privacy" },
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
  {
    name: "my-application",
    as: "candidate",
    path: "/my-applications",
    act: async (page) => {
      await page
        .getByRole("link", { name: /^Timeline of/ })
        .first()
        .click();
      await page.getByRole("list", { name: "Timeline" }).waitFor();
      await page.locator("summary", { hasText: "Equal opportunity" }).click();
      await page.getByRole("combobox", { name: "Ethnicity" }).waitFor();
    },
  },
  { name: "messages", as: "candidate", path: "/messages" },
  {
    name: "conversation",
    as: "candidate",
    path: "/messages",
    act: async (page) => {
      await page.getByRole("main").getByRole("link").first().click();
      await page.getByRole("textbox", { name: /message/i }).waitFor();
    },
  },
  { name: "admin-overview", as: "admin", path: "/admin?section=overview" },
  { name: "admin-reports", as: "admin", path: "/admin?section=reports" },
  { name: "admin-people", as: "admin", path: "/admin?section=people" },
  { name: "admin-companies", as: "admin", path: "/admin?section=companies" },
  { name: "admin-jobs", as: "admin", path: "/admin?section=jobs" },
  { name: "admin-rules", as: "admin", path: "/admin?section=rules" },
  { name: "admin-record", as: "admin", path: "/admin?section=record" },
  { name: "dashboard", as: "recruiter", path: "/dashboard" },
  { name: "post-job", as: "recruiter", path: "/post-job" },
  { name: "my-jobs", as: "company", path: "/my-jobs" },
  { name: "reviewing-jobs", as: "recruiter", path: "/reviewing-jobs" },
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
  ...hiringScreens,
  ...interviewScreens,
];
