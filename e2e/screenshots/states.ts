import { choose, holdFiles, resume, send } from "../support/upload-window.ts";
import type { Screen } from "./screen.ts";
import { openUpload } from "./screens.ts";

const phone = [375] as const;
const both = [375, 1280] as const;

/** Dialogs and menus over a screen, and empty and failed states. */
export const states: Screen[] = [
  {
    name: "mobile-menu",
    as: "recruiter",
    path: "/dashboard",
    widths: phone,
    floats: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "fill-in",
    as: "candidate",
    path: "/profile",
    widths: both,
    floats: true,
    act: async (page) => {
      const imported = { basics: { label: "Head Potter" }, languages: [{ language: "Welsh" }] };
      await page.getByLabel("A JSON Resume, or LinkedIn's archive").setInputFiles({
        name: "resume.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(imported)),
      });
      await page.getByRole("dialog").getByText("please check").waitFor();
    },
  },
  {
    name: "user-menu",
    as: "recruiter",
    path: "/dashboard",
    widths: both,
    floats: true,
    act: async (page) => {
      await page.getByRole("button", { name: /^User menu/ }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "filters",
    as: "visitor",
    path: "/jobs",
    widths: phone,
    act: async (page) => {
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByRole("button", { name: "Apply Filters" }).waitFor();
    },
  },
  {
    name: "questions",
    as: "company",
    path: "/post-job",
    widths: both,
    act: async (page) => {
      await page.getByRole("button", { name: "Add a question" }).click();
      await page.getByRole("textbox", { name: "Question" }).fill("How far may you travel?");
      await page.getByLabel("Answer", { exact: true }).click();
      await page.getByRole("option", { name: "One of several options" }).click();
      await page.getByRole("textbox", { name: "Options" }).fill("Not at all\n50 miles");
      await page.getByRole("checkbox", { name: "50 miles" }).click();
    },
  },
  {
    name: "calendar",
    as: "recruiter",
    path: "/application-management",
    widths: both,
    floats: true,
    act: async (page) => {
      // On phones the filters are folded away.
      const unfold = page.getByRole("button", { name: "Filters", exact: true });
      if (await unfold.isVisible()) await unfold.click();
      await page.getByLabel("Applied From").click();
      await page.getByRole("grid").waitFor();
    },
  },
  {
    name: "decide-with-a-letter",
    as: "recruiter",
    path: "/application-management",
    widths: both,
    floats: true,
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Decide with an email/ })
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox", { name: "New status" }).click();
      await page.getByRole("option", { name: "Rejected" }).click();
      await dialog.getByRole("combobox", { name: "Email" }).click();
      await page.getByRole("option", { name: "Write an email" }).click();
      await dialog.getByLabel("Subject").fill("Your application");
      await dialog.getByLabel("Text").fill("Dear {{firstName}},\n\nwe decided for somebody else.");
      await dialog.getByRole("button", { name: /^Preview for/ }).click();
      await dialog.getByRole("article", { name: "Preview" }).waitFor();
    },
  },
  {
    name: "add-company",
    as: "recruiter",
    path: "/post-job",
    widths: both,
    floats: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Add a company" }).click();
      await page.getByLabel("Company Name").waitFor();
    },
  },
  {
    name: "post-job-refused",
    as: "recruiter",
    path: "/post-job",
    widths: both,
    act: async (page) => {
      await page.getByRole("button", { name: "Post Job" }).click();
      await page.getByText("Job title is required").waitFor();
    },
  },
  {
    name: "toast",
    as: "visitor",
    path: "/auth",
    widths: both,
    floats: true,
    act: async (page) => {
      await page.getByLabel("Username").fill("nobody");
      await page.getByLabel("Password", { exact: true }).fill("a wrong one");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await page.getByText("Login failed", { exact: true }).waitFor();
    },
  },
  {
    name: "upload-chosen",
    as: "candidate",
    path: "/jobs",
    floats: true,
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
    floats: true,
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
    floats: true,
    act: async (page) => {
      await openUpload(page);
      await page.route("**/uploads/**", (route) => route.abort());
      await choose(page, resume);
      await send(page);
      await page.getByText("Upload failed").waitFor();
    },
  },
  {
    name: "jobs-failed",
    as: "visitor",
    path: "/jobs",
    widths: both,
    act: async (page) => {
      await page.route("**/api/jobs?*", (route) => route.fulfill({ status: 503 }));
      await page.getByLabel("Keywords").fill("baker");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    name: "companies-failed",
    as: "visitor",
    path: "/jobs",
    widths: both,
    act: async (page) => {
      await page.route("**/api/companies?*", (route) => route.fulfill({ status: 503 }));
      await page.goto("/companies");
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  { name: "select-role", as: "newcomer", path: "/select-role" },
  { name: "no-profile", as: "newcomer", path: "/profile", widths: both },
  { name: "no-applications", as: "newcomer", path: "/my-applications", widths: both },
  { name: "recruiters-home", as: "recruiter", path: "/" },
  { name: "set-up-company", as: "newCompany", path: "/", widths: both },
  { name: "no-company", as: "newCompany", path: "/your-company", widths: both },
  { name: "no-dashboard", as: "newHire", path: "/dashboard", widths: both },
  {
    name: "export-applications",
    as: "recruiter",
    path: "/application-management",
    floats: true,
    widths: both,
    act: async (page) => {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "no-management", as: "newHire", path: "/application-management", widths: both },
];
