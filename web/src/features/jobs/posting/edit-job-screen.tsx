import { isExpired, notYourJobToEditText } from "@rolecall/contract/jobs/jobs.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Lock from "lucide-react/icons/lock";
import { JobClosed } from "#features/jobs/job-closed.tsx";
import { JobNotLoaded } from "#features/jobs/job-not-loaded.tsx";
import { editJobMutation } from "#features/jobs/job-writes.api.ts";
import { jobQuery } from "#features/jobs/jobs.api.ts";
import { jobQuestionsQuery, setJobQuestionsMutation } from "#features/questions/questions.api.ts";
import { isMissing } from "#lib/api-client.ts";
import { useRevision } from "#lib/drafts/draft-revision.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { draftSaved } from "./check-draft.ts";
import { JobFieldsets } from "./job-fieldsets.tsx";
import { JobFormPage } from "./job-form-page.tsx";
import { useFieldOfAddress } from "./use-field-of-address.ts";
import { type AskingJob, useJobForm, valuesOf } from "./use-job-form.ts";

const route = getRouteApi("/jobs/$id/edit");

/** The screen where managers edit a job. */
export function EditJobScreen() {
  useDocumentTitle("Edit Job");
  const { id } = route.useParams();
  const job = useQuery(jobQuery(id));
  const questions = useQuery(jobQuestionsQuery(id));
  if (!job.data || isMissing(job.error)) return <JobNotLoaded job={job} />;
  if (job.data.can.edit && !questions.data) return <JobNotLoaded job={questions} />;
  if (job.data.can.edit && questions.data)
    return <EditJob key={id} job={job.data} questions={questions.data} />;
  return (
    <Page width="narrow">
      <EmptyState
        heading="h1"
        icon={<Lock />}
        title={notYourJobToEditText}
        action={<BackToJob id={id} />}
      />
    </Page>
  );
}

function EditJob({ job, questions }: AskingJob) {
  const navigate = route.useNavigate();
  const { form, draft } = useJobForm({ job, questions });
  useFieldOfAddress(form);
  const { revision, isLate } = useRevision({
    stored: job,
    query: jobQuery(job.id),
    takeIn: (now) => draft.takeIn(valuesOf(now, questions)),
  });
  const params = { id: job.id };
  const asking = useMutation({
    ...setJobQuestionsMutation,
    onError: (error) =>
      toastFailure("Error", error, "The questions could not be saved. Please try again."),
  });
  const { mutate, isPending } = useMutation({
    ...editJobMutation,
    onSuccess: () => {
      draft.forget();
      toast(
        job.draft
          ? draftSaved
          : { title: "Job Updated", description: "Candidates see your changes from now on." },
      );
      void navigate({ to: "/jobs/$id", params });
    },
    onError: async (error) => {
      if (await isLate(error)) return;
      toastFailure("Error", error, "Failed to update the job");
      showAtFields(form, error);
    },
  });
  const action = job.draft ? "Save Draft" : "Save Changes";
  const isSaving = isPending || asking.isPending;
  return (
    <JobFormPage
      form={form}
      header={
        <>
          <PageHeader
            title={job.draft ? "Edit Draft" : "Edit Job"}
            back={<BackToJob id={job.id} isDraft={job.draft} />}
          />
          {isExpired(job) && (
            <JobClosed text="This job has expired and no longer takes applications. A new deadline opens it again." />
          )}
        </>
      }
    >
      <JobFieldsets
        form={form}
        draft={draft}
        company={job.company}
        skills={job.skills}
        onSubmit={(body, asked) => {
          const sent = { ...body, revision };
          const save = () => mutate({ params, body: job.draft ? { ...sent, draft: true } : sent });
          // Before the job: what was saved of it is a new revision, on which it could not be saved once more.
          if (form.formState.dirtyFields.questions === undefined) save();
          else asking.mutate({ params, body: { questions: asked } }, { onSuccess: save });
        }}
        pending={isSaving}
        action={isSaving ? "Saving..." : action}
      />
    </JobFormPage>
  );
}

function BackToJob({ id, isDraft = false }: { id: string; isDraft?: boolean }) {
  return (
    <Link
      to="/jobs/$id"
      params={{ id }}
      className={linkStyles({ variant: "quiet", className: "inline-flex items-center gap-1.5" })}
    >
      <ArrowLeft aria-hidden className="size-4" /> Back to the {isDraft ? "draft" : "job"}
    </Link>
  );
}
