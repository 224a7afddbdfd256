import { isDecided } from "@rolecall/contract/applications/application-status.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { isOpen } from "@rolecall/contract/jobs/jobs.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { CopyJob } from "#features/job-templates/copy-job.tsx";
import { SaveAsTemplate } from "#features/job-templates/save-as-template.tsx";
import { JobHistoryButton } from "#features/jobs/history/job-history-button.tsx";
import { JobStateBadge } from "#features/jobs/job-state-badge.tsx";
import { editJobMutation } from "#features/jobs/job-writes.api.ts";
import { DeleteJob } from "#features/jobs/posting/delete-job.tsx";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { CopyNotice } from "./copy-notice.tsx";
import { takeOverMutation } from "./hiring-team.api.ts";
import { JobReviewers } from "./job-reviewers.tsx";

/** The actions of a job's managers, above the job as candidates see it. */
export function ManageJob({ job }: { job: JobDetail }) {
  const params = { id: job.id };
  return (
    <>
      <section
        aria-label="Manage this job"
        className="mb-6 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap sm:justify-end rounded-lg border border-line bg-surface px-4 py-3"
      >
        <p className="mr-auto flex flex-wrap items-center gap-2 text-ink-muted max-sm:col-span-2">
          <JobStateBadge job={job} /> You manage this job. <CopyNotice job={job} />
        </p>
        <Button asChild variant="secondary" className="max-sm:col-span-2">
          <Link to="/jobs/$jobId/applications" params={{ jobId: job.id }}>
            View Applications
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/jobs/$id/edit" params={params}>
            Edit
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/jobs/$jobId/board" params={{ jobId: job.id }}>
            Board
          </Link>
        </Button>
        <JobHistoryButton jobId={job.id} />
        <CopyJob jobId={job.id} />
        {/* Who chooses its reviewers is of the team, which has the templates. */}
        {job.can.chooseReviewers && <SaveAsTemplate job={job} />}
        <OpenOrClose job={job} />
        {job.can.takeOver && <TakeOver job={job} />}
        {job.can.delete && <DeleteJob job={job} className="max-sm:col-span-2" />}
      </section>
      {job.can.chooseReviewers && <JobReviewers job={job} />}
    </>
  );
}

function TakeOver({ job }: { job: JobDetail }) {
  const { mutate, isPending } = useMutation({
    ...takeOverMutation,
    onSuccess: () =>
      toast({ title: "Job Taken Over", description: "Your team alone manages it from now on." }),
    onError: (error) => toastFailure("Error", error, "Failed to take the job over"),
  });
  return (
    <Button
      variant="secondary"
      pending={isPending}
      onClick={() => mutate({ params: { id: job.id } })}
    >
      Take over
    </Button>
  );
}

const loadDialog = () => import("#features/jobs/closing/close-job-dialog.tsx");
const CloseJobDialog = lazy(async () => ({ default: (await loadDialog()).CloseJobDialog }));

/** Where somebody waits for a decision, it is asked before closing what they are told. */
function OpenOrClose({ job }: { job: JobDetail }) {
  const [asking, setAsking] = useState(false);
  const open = isOpen(job);
  // A deadline that has passed would close the job again at once.
  const changes = open
    ? { isActive: false }
    : { isActive: true, ...(job.deadline !== null && isPast(job.deadline) && { deadline: null }) };
  const { mutate, isPending } = useMutation({
    ...editJobMutation,
    onSuccess: ({ isActive }, { body }) =>
      toast(
        isActive
          ? {
              title: "Job Reopened",
              description:
                body.deadline === null
                  ? "It takes applications again, without a deadline."
                  : "It takes applications again.",
            }
          : {
              title: "Job Closed",
              description: "It takes no more applications. You can reopen it at any time.",
            },
      ),
    onError: (error) =>
      toastFailure("Error", error, open ? "Failed to close the job" : "Failed to reopen the job"),
  });
  const asks = open && job.applications.some(({ status }) => !isDecided(status));
  return (
    <>
      <Button
        variant="secondary"
        pending={isPending}
        onClick={({ currentTarget }) => {
          if (asks) whenLoaded(loadDialog, () => setAsking(true), currentTarget);
          else mutate({ params: { id: job.id }, body: changes });
        }}
      >
        {open ? "Close job" : "Reopen job"}
      </Button>
      <Suspense>{asking && <CloseJobDialog job={job} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}

const isPast = (instant: string) => new Date(instant) <= new Date();
