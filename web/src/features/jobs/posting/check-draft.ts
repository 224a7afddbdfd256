import type { unfinishedJob } from "@rolecall/contract/jobs/job-draft.ts";
import type { Path } from "react-hook-form";
import type * as z from "zod";
import { reportLoadFailure } from "#ui/overlay/on-demand.ts";
import type { JobFormValues } from "./job-rules.ts";
import { draftOf, type JobForm } from "./use-job-form.ts";

/** What is sent of a job that is kept as a draft. */
export type DraftBody = z.input<typeof unfinishedJob>;

/**
 * The form's values as a draft of a job. Null where what is there breaks a rule: then the first such field has the
 * focus, and each says why.
 */
export const checkDraft = async (form: JobForm): Promise<DraftBody | null> => {
  const rules = await import("./job-rules.ts").catch(reportLoadFailure);
  if (!rules) return null;
  const values = form.getValues();
  const { error } = rules.draftForm.safeParse(values);
  form.clearErrors();
  if (!error) return { ...draftOf(values), draft: true };
  for (const [place, { path, message }] of error.issues.entries())
    form.setError(path.join(".") as Path<JobFormValues>, { message }, { shouldFocus: place === 0 });
  return null;
};

/** What somebody reads who saved a draft of a job. */
export const draftSaved = {
  title: "Draft Saved",
  description: "Only who manages the job reads it. You can publish it at any time.",
} as const;
