import type { AskedQuestion } from "@rolecall/contract/hiring/questions.schemas.ts";
import type { JobDraft } from "@rolecall/contract/jobs/job-draft.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { editedOf, sentOf } from "#features/questions/editor/edited-question.ts";
import { useDraft } from "#lib/drafts/draft.ts";
import { useRules } from "#lib/forms/form-rules.ts";
import type { JobFormValues } from "./job-rules.ts";
import { lastCompanyOf } from "./last-company/last-company.ts";
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
  // As long as nobody changes them, they are those that the texts name.
  skills: null,
  anonymousReview: false,
  questions: [],
};

/** The values of a form; a draft may have no type, level and category yet. */
type StoredValues = { [Name in keyof JobFormValues]: JobFormValues[Name] | undefined };

export const valuesOf = (job: JobDetail, questions: AskedQuestion[]): StoredValues => ({
  title: job.title,
  description: job.description ?? "",
  requirements: job.requirements ?? "",
  location: job.location ?? "",
  type: job.type ?? undefined,
  experienceLevel: job.experienceLevel ?? undefined,
  category: job.category ?? undefined,
  companyId: job.companyId,
  salaryMin: writeSalary(job.salaryMin),
  salaryMax: writeSalary(job.salaryMax),
  deadline: job.deadline,
  remoteCountries: job.remoteCountries,
  skills: null,
  anonymousReview: job.anonymousReview ?? false,
  questions: questions.map(editedOf),
});

/** The form's values as requests: the job with parsed salaries, and countries where it is remote; and its questions. */
export const draftOf = ({ questions: _questions, skills, ...values }: JobFormValues): JobDraft => ({
  ...values,
  // What nobody touched is not sent: the server reads the texts, or keeps what was chosen before.
  ...(skills && { skills }),
  salaryMin: readSalary(values.salaryMin) ?? null,
  salaryMax: readSalary(values.salaryMax) ?? null,
  remoteCountries: values.type === "remote" ? (values.remoteCountries ?? []) : [],
});

export const questionsOf = ({ questions }: JobFormValues) => questions.map(sentOf);

/** A job with its questions. */
export interface AskingJob {
  job: JobDetail;
  questions: AskedQuestion[];
}

/** Under which the draft of a job's form is kept. */
export const jobFormName = (id: string) => `job:${id}`;

const loadRules = async () => (await import("./job-rules.ts")).jobForm;
const loadDraftRules = async () => (await import("./job-rules.ts")).draftForm;

/** The job form: empty, or filled from a job, with a draft until it is sent. */
export const useJobForm = (asking?: AskingJob) => {
  const { id: userId } = useSignedInUser();
  const form = useForm<JobFormValues, unknown, JobFormValues>({
    resolver: useRules(asking?.job.draft ? loadDraftRules : loadRules),
    defaultValues: asking
      ? valuesOf(asking.job, asking.questions)
      : { ...emptyJob, companyId: lastCompanyOf(userId) ?? "" },
  });
  const draft = useDraft(form, { userId, form: asking ? jobFormName(asking.job.id) : "job" });
  return { form, draft };
};

export type JobForm = ReturnType<typeof useJobForm>["form"];
