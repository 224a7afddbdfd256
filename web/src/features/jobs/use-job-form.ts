import type { JobDraft } from "@rolecall/contract/job-draft.ts";
import type { JobDetail } from "@rolecall/contract/jobs.ts";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/auth-provider.tsx";
import { useDraft } from "#lib/draft.ts";
import { useRules } from "#lib/form-rules.ts";

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
  salaryMin: null,
  salaryMax: null,
  deadline: null,
};

const valuesOf = (job: JobDetail): JobDraft => ({
  title: job.title,
  description: job.description,
  requirements: job.requirements ?? "",
  location: job.location,
  type: job.type,
  experienceLevel: job.experienceLevel,
  category: job.category,
  companyId: job.companyId,
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  deadline: job.deadline,
});

const loadRules = async () => (await import("./job-rules.ts")).jobRules;

/** A job as a form, new or `job` to begin with, and how to forget its draft once it was sent. */
export const useJobForm = (job?: JobDetail) => {
  const form = useForm<JobDraft, unknown, JobDraft>({
    resolver: useRules(loadRules),
    defaultValues: job ? valuesOf(job) : emptyJob,
  });
  const { id: userId } = useSignedInUser();
  const forgetDraft = useDraft(form, job ? `job:${userId}:${job.id}` : `job:${userId}`);
  return { form, forgetDraft };
};

export type JobForm = ReturnType<typeof useJobForm>["form"];
