import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { lazy, Suspense, useId, useState } from "react";
import { ConfirmStopUpload } from "#features/resumes/upload/confirm-stop-upload.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Spinner } from "#ui/page/spinner.tsx";

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
  const noticeId = useId();
  const [processing, setProcessing] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => onOpenChange(false);
  const askToClose = () => (processing ? setAsking(true) : close());
  return (
    <Dialog
      open={open}
      onOpenChange={askToClose}
      size="lg"
      title={
        <>
          Apply for <bdi>{job.title}</bdi>
        </>
      }
      describedBy={noticeId}
      // The upload window opens over this dialog and belongs to it.
      onInteractOutside={(event) => event.preventDefault()}
    >
      <Suspense fallback={<Spinner />}>
        <ApplicationForm
          jobId={job.id}
          noticeId={noticeId}
          onClose={askToClose}
          onProcessingChange={setProcessing}
        />
      </Suspense>
      <ConfirmStopUpload
        asking={asking && processing}
        onStop={() => {
          setAsking(false);
          setProcessing(false);
          close();
        }}
        onKeep={() => setAsking(false)}
      />
    </Dialog>
  );
}
