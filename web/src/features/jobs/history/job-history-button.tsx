import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";

const loadDialog = () => import("./job-history-dialog.tsx");
const JobHistoryDialog = lazy(async () => ({ default: (await loadDialog()).JobHistoryDialog }));

/** Opens what happened to a job. */
export function JobHistoryButton({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => whenLoaded(loadDialog, () => setOpen(true), currentTarget)}
      >
        History
      </Button>
      <Suspense>
        {open && <JobHistoryDialog jobId={jobId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
