import { lazy } from "react";
import { DialogButton } from "#ui/overlay/dialog-button.tsx";

const load = () => import("./job-history-dialog.tsx");
const JobHistoryDialog = lazy(async () => ({ default: (await load()).JobHistoryDialog }));

/** Opens what happened to a job. */
export function JobHistoryButton({ jobId }: { jobId: string }) {
  return (
    <DialogButton
      load={load}
      renderDialog={(close) => <JobHistoryDialog jobId={jobId} onClose={close} />}
    >
      History
    </DialogButton>
  );
}
