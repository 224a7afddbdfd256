import type { SupervisedJob } from "@rolecall/contract/admin/jobs.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { ActButton } from "#features/admin/act-button.tsx";
import {
  approveJobMutation,
  listJobAgainMutation,
  takeJobDownMutation,
} from "#features/admin/admin.api.ts";
import { ReasonDialog } from "#features/admin/reason-dialog.tsx";

/** The actions of an administrator on a job. */
export function JobActions({ job }: { job: SupervisedJob }) {
  const params = { id: job.id };
  const takeDown = useMutation(takeJobDownMutation);
  const listAgain = useMutation(listJobAgainMutation);
  const approve = useMutation(approveJobMutation);
  return (
    <>
      {job.held && <ActButton label="Approve" act={approve} params={params} />}
      {job.takedown ? (
        <ActButton label="List again" act={listAgain} params={params} />
      ) : (
        <ReasonDialog
          label="Take down"
          title={`Take down ${job.title}?`}
          description={`The job at ${job.company.name} is no longer shown. An email tells its poster the reason, who can answer once.`}
          act={takeDown}
          onConfirm={(reason, done) =>
            takeDown.mutate({ params, body: { reason } }, { onSuccess: done })
          }
        />
      )}
    </>
  );
}
