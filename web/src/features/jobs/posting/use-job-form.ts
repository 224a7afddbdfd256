import type { JobDraft } from "@rolecall/contract/jobs/job-draft.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
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
  // Every key is set, so that an untouched form equals the defaults.
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

/** The form's values as a request: parsed salaries, and countries for remote jobs only. */
export const draftOf = (values: JobFormValues): JobDraft => ({
  ...values,
  salaryMin: readSalary(values.salaryMin) ?? null,
  salaryMax: readSalary(values.salaryMax) ?? null,
  remoteCountries: values.type === "remote" ? (values.remoteCountries ?? []) : [],
});

const loadRules = async () => (await import("./job-rules.ts")).jobForm;

/** The job form: empty, or filled from `job`, with a draft until it is sent. */
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
