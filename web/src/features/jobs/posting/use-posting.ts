import type { JobDraft } from "@rolecall/contract/jobs/job-draft.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { postJobMutation } from "#features/jobs/job-writes.api.ts";
import { setJobQuestionsMutation } from "#features/questions/questions.api.ts";
import { saveDraft } from "#lib/drafts/draft-store.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import type { DraftBody } from "./check-draft.ts";
import { rememberCompany } from "./last-company/last-company.ts";
import { type JobForm, jobFormName, type questionsOf } from "./use-job-form.ts";

interface Posted {
  onPosted: (job: Pick<JobDetail, "id" | "draft">) => void;
  /** The job is there, and its form keeps the questions that could not be saved. */
  onPostedWithoutQuestions: (id: string) => void;
}

/** Posts a job, or keeps a draft of it, and then sets its questions. */
export function usePosting(form: JobForm, { onPosted, onPostedWithoutQuestions }: Posted) {
  const { id: userId } = useSignedInUser();
  const posting = useMutation({
    ...postJobMutation,
    onError: (error, { body }) => {
      toastFailure("Error", error, body.draft ? "Failed to save the draft" : "Failed to post job");
      showAtFields(form, error);
    },
  });
  const asking = useMutation(setJobQuestionsMutation);
  const ask = (job: JobDetail, questions: ReturnType<typeof questionsOf>) => {
    const { id } = job;
    asking.mutate(
      { params: { id }, body: { questions } },
      {
        onSuccess: () => onPosted(job),
        onError: (error) => {
          const edited = form.getValues("questions");
          saveDraft({ userId, form: jobFormName(id) }, { questions: { is: edited, was: [] } });
          toastFailure(
            "Error",
            error,
            `The ${job.draft ? "draft was saved" : "job was posted"}, but its questions could not be saved. Please save them again.`,
          );
          onPostedWithoutQuestions(id);
        },
      },
    );
  };
  return {
    post: (body: JobDraft | DraftBody, questions: ReturnType<typeof questionsOf>) =>
      posting.mutate(
        { body },
        {
          onSuccess: (job) => {
            rememberCompany(userId, job.companyId);
            if (questions.length > 0) ask(job, questions);
            else onPosted(job);
          },
        },
      ),
    isPending: posting.isPending || asking.isPending,
    isDraft: posting.variables?.body.draft === true,
  };
}
