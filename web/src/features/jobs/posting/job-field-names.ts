import type { Category, ExperienceLevel, JobType } from "@rolecall/contract/jobs/job.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { categoryLabel, levelLabel, typeLabel } from "#features/jobs/job-text.ts";
import type { FieldNames } from "#lib/drafts/draft-changes.tsx";
import { deadlineText } from "#lib/text/moments.ts";

const countedQuestions = ({ length }: unknown[]) =>
  length === 1 ? "1 question" : `${length} questions`;

const countedSkills = ({ length }: unknown[]) => (length === 1 ? "1 skill" : `${length} skills`);

/** The labels of the fields of a job's form; `company` is the job's present one. */
export const jobFieldNames = (company?: { id: string; name: string }): FieldNames => ({
  title: { label: "Job Title" },
  companyId: {
    label: "Company",
    write: (value) => (value === company?.id ? (company?.name ?? "") : "another company"),
  },
  location: { label: "Location" },
  type: { label: "Job Type", write: (value) => typeLabel(value as JobType) },
  experienceLevel: {
    label: "Experience Level",
    write: (value) => levelLabel(value as ExperienceLevel),
  },
  category: { label: "Category", write: (value) => categoryLabel(value as Category) },
  salaryMin: { label: "Minimum Salary" },
  salaryMax: { label: "Maximum Salary" },
  description: { label: "Description" },
  requirements: { label: "Requirements" },
  skills: {
    label: "Skills",
    write: (value) => (value === null ? "those of the text" : countedSkills(value as unknown[])),
  },
  anonymousReview: {
    label: "Anonymous review",
    write: (value) => (value === true ? "on" : "off"),
  },
  questions: { label: "Questions", write: (value) => countedQuestions(value as unknown[]) },
  deadline: {
    label: "Application Deadline",
    write: (value) => (value === null ? "nothing" : deadlineText(value as Instant)),
  },
});
