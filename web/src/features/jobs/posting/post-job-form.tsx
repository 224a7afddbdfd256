import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { postJobMutation } from "#features/jobs/jobs.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { JobFieldsets } from "./job-fieldsets.tsx";
import { useJobForm } from "./use-job-form.ts";

/** Everything about a new job. */
export function PostJobForm() {
  const navigate = useNavigate();
  const { form, draft } = useJobForm();
  const { mutate, isPending } = useMutation({
    ...postJobMutation,
    onSuccess: ({ id }) => {
      draft.forget();
      toast({
        title: "Job Posted Successfully",
        description: "Your job has been posted and is now live!",
      });
      void navigate({ to: "/jobs/$id", params: { id } });
    },
    onError: (error) => {
      toastFailure("Error", error, "Failed to post job");
      showAtFields(form, error);
    },
  });
  return (
    <JobFieldsets
      form={form}
      draft={draft}
      onSubmit={(body) => mutate({ body })}
      pending={isPending}
      action={isPending ? "Posting Job..." : "Post Job"}
    />
  );
}
