import { reportReasons } from "@rolecall/contract/jobs/reports.ts";
import { useMutation } from "@tanstack/react-query";
import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import { reportJobMutation } from "#features/jobs/job-writes.api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { reasonLabels } from "./reason-labels.ts";
import { ReportForm, thankForReport } from "./report-form.tsx";

const options = reportReasons.map((value) => ({ value, label: reasonLabels[value] }));

/** Tells the site's administrators what is wrong with a job. */
export function ReportJob({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-4" />
        Report this job
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Report this job"
        description="The administrators of this site look at it. Whoever posted it does not learn that you told them."
      >
        <JobReport jobId={jobId} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function JobReport({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({
    ...reportJobMutation,
    onSuccess: () => {
      thankForReport();
      onClose();
    },
  });
  return (
    <ReportForm
      options={options}
      error={error}
      isPending={isPending}
      onSend={(body) => mutate({ params: { id: jobId }, body })}
      onClose={onClose}
    />
  );
}
