import type { JobDraft } from "@rolecall/contract/jobs/job-draft.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.ts";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useDraft } from "#lib/drafts/draft.ts";
import { useRules } from "#lib/forms/form-rules.ts";
import type { JobFormValues } from "./job-rules.ts";
import { readSalary, writeSalary } from "./typed-salary.ts";

const emptyJob = {
  title: "",
  description: "",
  requirements: "",
  location: "",
  companyId: "",
  // Named, so that a form nobody touched equals them.
  type: undefined,
  experienceLevel: undefined,
  category: undefined,
  salaryMin: "",
  salaryMax: "",
  deadline: null,
  remoteCountries: [],
};

export const valuesOf = (job: JobDetail): JobFormValues => ({
  title: job.title,
  description: job.description,
  requirements: job.requirements ?? "",
  location: job.location,
  type: job.type,
  experienceLevel: job.experienceLevel,
  category: job.category,
  companyId: job.companyId,
  salaryMin: writeSalary(job.salaryMin),
  salaryMax: writeSalary(job.salaryMax),
  deadline: job.deadline,
  remoteCountries: job.remoteCountries,
});

/** What the form's values are in the request: salaries as they were read, countries of a remote job alone. */
export const draftOf = (values: JobFormValues): JobDraft => ({
  ...values,
  salaryMin: readSalary(values.salaryMin) ?? null,
  salaryMax: readSalary(values.salaryMax) ?? null,
  remoteCountries: values.type === "remote" ? (values.remoteCountries ?? []) : [],
});

const loadRules = async () => (await import("./job-rules.ts")).jobForm;

/** A job as a form, new or `job` to begin with, and what is kept of it until it was sent. */
export const useJobForm = (job?: JobDetail) => {
  const form = useForm<JobFormValues, unknown, JobFormValues>({
    resolver: useRules(loadRules),
    defaultValues: job ? valuesOf(job) : emptyJob,
  });
  const { id: userId } = useSignedInUser();
  const draft = useDraft(form, { userId, form: job ? `job:${job.id}` : "job" });
  return { form, draft };
};

export type JobForm = ReturnType<typeof useJobForm>["form"];
