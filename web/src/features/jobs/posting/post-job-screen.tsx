import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useWaits } from "#features/auth/waiting/use-waits.ts";
import { WaitingAccount } from "#features/auth/waiting/waiting-account.tsx";
import { postJobMutation } from "#features/jobs/job-writes.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { JobFieldsets } from "./job-fieldsets.tsx";
import { JobFormPage } from "./job-form-page.tsx";
import { useJobForm } from "./use-job-form.ts";

/** The screen where recruiters and companies post a job. */
export function PostJobScreen() {
  useDocumentTitle("Post a New Job");
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
  if (useWaits()) return <WaitingAccount title="Post a New Job" />;
  return (
    <JobFormPage
      form={form}
      header={
        <PageHeader
          title="Post a New Job"
          description="It is live as soon as you post it, and you can close it at any time."
        />
      }
    >
      <JobFieldsets
        form={form}
        draft={draft}
        onSubmit={(body) => mutate({ body })}
        pending={isPending}
        action={isPending ? "Posting Job..." : "Post Job"}
      />
    </JobFormPage>
  );
}
