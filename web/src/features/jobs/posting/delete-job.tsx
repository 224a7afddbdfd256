import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { deleteJobMutation } from "#features/jobs/job-writes.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";

/** Deletes a job for good, after asking. */
export function DeleteJob({ job, className }: { job: JobDetail; className?: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...deleteJobMutation,
    onSuccess: () => {
      toast({
        title: "Job Deleted",
        description: (
          <>
            "<bdi>{job.title}</bdi>" is no longer on the board.
          </>
        ),
      });
      void navigate({ to: "/my-jobs" });
    },
    onError: (error) => {
      setAsking(false);
      toastFailure("Error", error, "Failed to delete the job");
    },
  });
  return (
    <>
      <Button variant="secondary" className={className} onClick={() => setAsking(true)}>
        Delete job
      </Button>
      <DeletionDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this job?"
        action="Delete job"
        pending={isPending}
        onConfirm={() => mutate({ params: { id: job.id } })}
      >
        "<bdi>{job.title}</bdi>" cannot be brought back, and links to it lead nowhere. A closed job
        stays readable and can be reopened.
      </DeletionDialog>
    </>
  );
}
