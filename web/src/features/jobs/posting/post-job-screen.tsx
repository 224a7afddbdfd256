import { useNavigate } from "@tanstack/react-router";
import { useWaits } from "#features/auth/waiting/use-waits.ts";
import { WaitingAccount } from "#features/auth/waiting/waiting-account.tsx";
import { BeginFromTemplate } from "#features/job-templates/begin-from-template.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { draftSaved } from "./check-draft.ts";
import { JobFieldsets } from "./job-fieldsets.tsx";
import { JobFormPage } from "./job-form-page.tsx";
import { SaveAsDraft } from "./save-as-draft.tsx";
import { questionsOf, useJobForm } from "./use-job-form.ts";
import { usePosting } from "./use-posting.ts";

/** The screen where recruiters and companies post a job. */
export function PostJobScreen() {
  useDocumentTitle("Post a New Job");
  const navigate = useNavigate();
  const { form, draft } = useJobForm();
  const { post, isPending, isDraft } = usePosting(form, {
    onPosted: ({ id, draft: isKept }) => {
      draft.forget();
      toast(
        isKept
          ? draftSaved
          : {
              title: "Job Posted Successfully",
              description: "Your job has been posted and is now live!",
            },
      );
      void navigate({ to: "/jobs/$id", params: { id } });
    },
    onPostedWithoutQuestions: (id) => {
      draft.forget();
      void navigate({ to: "/jobs/$id/edit", params: { id } });
    },
  });
  if (useWaits()) return <WaitingAccount title="Post a New Job" />;
  return (
    <JobFormPage
      form={form}
      header={
        <PageHeader
          title="Post a New Job"
          description="It is live as soon as you post it, and you can close it at any time. A draft is seen by nobody but who manages its company's jobs."
          actions={<BeginFromTemplate />}
        />
      }
    >
      <JobFieldsets
        form={form}
        draft={draft}
        onSubmit={post}
        pending={isPending && !isDraft}
        action={isPending && !isDraft ? "Posting Job..." : "Post Job"}
        otherActions={
          <SaveAsDraft
            form={form}
            pending={isPending && isDraft}
            onSave={(body) => post(body, questionsOf(form.getValues()))}
          />
        }
      />
    </JobFormPage>
  );
}
