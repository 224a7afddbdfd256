import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { JobHistoryButton } from "#features/jobs/history/job-history-button.tsx";
import { JobStateBadge } from "#features/jobs/job-state-badge.tsx";
import { publishJobMutation } from "#features/jobs/job-writes.api.ts";
import { DeleteJob } from "#features/jobs/posting/delete-job.tsx";
import { toastFailure } from "#lib/failure-toast.tsx";
import { longTimeAndZoneText } from "#lib/text/moments.ts";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { DraftToDo } from "./draft-to-do.tsx";
import { missingFields } from "./missing-fields.ts";

const loadDialog = () => import("./publish-later-dialog.tsx");
const PublishLaterDialog = lazy(async () => ({
  default: (await loadDialog()).PublishLaterDialog,
}));

/** The actions of a draft's managers, above the draft as candidates will see it. */
export function ManageDraft({ job }: { job: JobDetail }) {
  const [choosing, setChoosing] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    ...publishJobMutation,
    onSuccess: ({ draft, held }) => {
      if (draft) toast({ title: "Not Scheduled Any More", description: "It stays a draft." });
      else if (!held)
        toast({
          title: "Job Posted Successfully",
          description: "Your job has been posted and is now live!",
        });
    },
    onError: (error) => toastFailure("Error", error, "Failed to post job"),
  });
  const params = { id: job.id };
  const isWhole = missingFields(job).length === 0;
  const isUnscheduling = variables?.body !== undefined;
  return (
    <section
      aria-label="Manage this draft"
      className="mb-6 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <JobStateBadge job={job} />
        <p className="min-w-0 flex-1 basis-60 text-ink-muted">
          {job.publishAt === null
            ? "Only who manages this job reads this draft. Below it stands as candidates will see it."
            : `This draft is published by itself on ${longTimeAndZoneText(job.publishAt)}. Below it stands as candidates will see it.`}
        </p>
      </div>
      <DraftToDo job={job} />
      <div className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Button
          className="max-sm:col-span-2"
          disabled={!isWhole}
          pending={isPending && !isUnscheduling}
          onClick={() => mutate({ params, body: undefined })}
        >
          Publish
        </Button>
        <Button
          variant="secondary"
          disabled={!isWhole}
          onClick={({ currentTarget }) =>
            whenLoaded(loadDialog, () => setChoosing(true), currentTarget)
          }
        >
          {job.publishAt === null ? "Publish later" : "Change the time"}
        </Button>
        {job.publishAt !== null && (
          <Button
            variant="secondary"
            pending={isPending && isUnscheduling}
            onClick={() => mutate({ params, body: { at: null } })}
          >
            Do not publish by itself
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to="/jobs/$id/edit" params={params}>
            Edit
          </Link>
        </Button>
        <JobHistoryButton jobId={job.id} />
        <DeleteJob job={job} />
      </div>
      <Suspense>
        {choosing && <PublishLaterDialog job={job} onClose={() => setChoosing(false)} />}
      </Suspense>
    </section>
  );
}
