import {
  applicationCan,
  loadedApplication,
} from "@rolecall/contract/applications/application.schemas.ts";
import { applicationEndpoints } from "@rolecall/contract/applications/applications.schemas.ts";
import { authEndpoints } from "@rolecall/contract/auth/auth.schemas.ts";
import { companyEndpoints } from "@rolecall/contract/companies/companies.schemas.ts";
import { companyCan, jobCompany } from "@rolecall/contract/companies/company.schemas.ts";
import { dashboardEndpoints } from "@rolecall/contract/dashboard.schemas.ts";
import { problem } from "@rolecall/contract/error.schemas.ts";
import { jobCan, listedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { jobEndpoints } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { placeEndpoints } from "@rolecall/contract/jobs/places.schemas.ts";
import { educationEntry, experienceEntry } from "@rolecall/contract/profiles/profile-entries.ts";
import { profile, profileEndpoints } from "@rolecall/contract/profiles/profiles.schemas.ts";
import type * as z from "zod";

/** Names of the API's main schemas; all others are named after their operation. */
export const schemaNames: Record<string, z.ZodType> = {
  Application: loadedApplication,
  ApplicationCan: applicationCan,
  Company: companyEndpoints.createCompany.reply,
  CompanyCan: companyCan,
  CompanyChanges: companyEndpoints.editCompany.body,
  CompanyDraft: companyEndpoints.createCompany.body,
  CompanyOfJob: jobCompany,
  CompanyWithJobs: companyEndpoints.getCompany.reply,
  Dashboard: dashboardEndpoints.recruiterDashboard.reply,
  EducationEntry: educationEntry,
  ExperienceEntry: experienceEntry,
  FoundJob: jobEndpoints.listJobs.reply.element,
  Job: jobEndpoints.getJob.reply,
  JobCan: jobCan,
  JobChanges: jobEndpoints.editJob.body,
  JobCounts: jobEndpoints.countJobs.reply,
  JobDraft: jobEndpoints.createJob.body,
  ListedCompany: companyEndpoints.listCompanies.reply.element,
  ListedJob: listedJob,
  Place: placeEndpoints.suggestPlaces.reply.element,
  Problem: problem,
  Profile: profile,
  ProfileDraft: profileEndpoints.saveProfile.body,
  StatusChange: applicationEndpoints.statusHistory.reply.element,
  Suggestion: jobEndpoints.suggestSearches.reply.element,
  User: authEndpoints.currentUser.reply,
};
