import type { JobDetail } from "@rolecall/contract/jobs/jobs.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { deleteJobMutation } from "#features/jobs/jobs.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogFooter } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";

/** Deletes a job for good, after asking. */
export function DeleteJob({ job, className }: { job: JobDetail; className?: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...deleteJobMutation,
    onSuccess: () => {
      toast({ title: "Job Deleted", description: `"${job.title}" is no longer on the board.` });
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
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this job?"
        description={
          <>
            "<bdi>{job.title}</bdi>" cannot be brought back, and links to it lead nowhere. A closed
            job stays readable and can be reopened.
          </>
        }
      >
        <DialogFooter>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button
            variant="destructive"
            pending={isPending}
            onClick={() => mutate({ params: { id: job.id } })}
          >
            {isPending ? "Deleting..." : "Delete job"}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
