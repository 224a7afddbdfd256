import type { JobDetail } from "@rolecall/contract/jobs.ts";
import { lazy, Suspense } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** The form and its rules are fetched when somebody means to apply. */
const ApplicationForm = lazy(() =>
  import("./application-form.tsx").then(({ ApplicationForm: component }) => ({
    default: component,
  })),
);

type ApplicationDialogProps = {
  job: JobDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Applies to a job: a resume, a letter, and off it goes. */
export function ApplicationDialog({ job, open, onOpenChange }: ApplicationDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={`Apply for ${job.title}`}
      // The upload window opens over this dialog and belongs to it.
      onInteractOutside={(event) => event.preventDefault()}
    >
      <Suspense fallback={<Spinner />}>
        <ApplicationForm jobId={job.id} onClose={() => onOpenChange(false)} />
      </Suspense>
    </Dialog>
  );
}
