import { loadedApplication } from "@rolecall/contract/applications/application.ts";
import * as applications from "@rolecall/contract/applications/applications.ts";
import { currentUser } from "@rolecall/contract/auth/auth.ts";
import * as companies from "@rolecall/contract/companies/companies.ts";
import { jobCompany } from "@rolecall/contract/companies/company.ts";
import { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { problem } from "@rolecall/contract/error.ts";
import { listedJob } from "@rolecall/contract/jobs/job.ts";
import * as jobs from "@rolecall/contract/jobs/jobs.ts";
import { suggestPlaces } from "@rolecall/contract/jobs/places.ts";
import { suggestSearches } from "@rolecall/contract/jobs/suggestions.ts";
import { educationEntry, experienceEntry } from "@rolecall/contract/profiles/profile-entries.ts";
import { profile, saveProfile } from "@rolecall/contract/profiles/profiles.ts";
import type * as z from "zod";

/** Names of the API's main schemas; all others are named after their operation. */
export const schemaNames: Record<string, z.ZodType> = {
  Application: loadedApplication,
  Company: companies.createCompany.reply,
  CompanyChanges: companies.editCompany.body,
  CompanyDraft: companies.createCompany.body,
  CompanyOfJob: jobCompany,
  CompanyWithJobs: companies.getCompany.reply,
  Dashboard: recruiterDashboard.reply,
  EducationEntry: educationEntry,
  ExperienceEntry: experienceEntry,
  FoundJob: jobs.listJobs.reply.element,
  Job: jobs.getJob.reply,
  JobChanges: jobs.editJob.body,
  JobCounts: jobs.countJobs.reply,
  JobDraft: jobs.createJob.body,
  ListedCompany: companies.listCompanies.reply.element,
  ListedJob: listedJob,
  Place: suggestPlaces.reply.element,
  Problem: problem,
  Profile: profile,
  ProfileDraft: saveProfile.body,
  StatusChange: applications.statusHistory.reply.element,
  Suggestion: suggestSearches.reply.element,
  User: currentUser.reply,
};
