import type { JobDraft } from "@rolecall/contract/jobs/job-draft.ts";
import { useMutation } from "@tanstack/react-query";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { postJobMutation } from "#features/jobs/job-writes.api.ts";
import { setJobQuestionsMutation } from "#features/questions/questions.api.ts";
import { saveDraft } from "#lib/drafts/draft-store.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { type JobForm, jobFormName, type questionsOf } from "./use-job-form.ts";

interface Posted {
  onPosted: (id: string) => void;
  /** The job is there, and its form keeps the questions that could not be saved. */
  onPostedWithoutQuestions: (id: string) => void;
}

/** Posts a job and then sets its questions. */
export function usePosting(form: JobForm, { onPosted, onPostedWithoutQuestions }: Posted) {
  const { id: userId } = useSignedInUser();
  const posting = useMutation({
    ...postJobMutation,
    onError: (error) => {
      toastFailure("Error", error, "Failed to post job");
      showAtFields(form, error);
    },
  });
  const asking = useMutation(setJobQuestionsMutation);
  const ask = (id: string, questions: ReturnType<typeof questionsOf>) =>
    asking.mutate(
      { params: { id }, body: { questions } },
      {
        onSuccess: () => onPosted(id),
        onError: (error) => {
          const edited = form.getValues("questions");
          saveDraft({ userId, form: jobFormName(id) }, { questions: { is: edited, was: [] } });
          toastFailure(
            "Error",
            error,
            "The job was posted, but its questions could not be saved. Please save them again.",
          );
          onPostedWithoutQuestions(id);
        },
      },
    );
  return {
    post: (body: JobDraft, questions: ReturnType<typeof questionsOf>) =>
      posting.mutate(
        { body },
        {
          onSuccess: ({ id }) => (questions.length > 0 ? ask(id, questions) : onPosted(id)),
        },
      ),
    isPending: posting.isPending || asking.isPending,
  };
}
