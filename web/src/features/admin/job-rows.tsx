import type { SupervisedJob } from "@rolecall/contract/admin/jobs.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { longDateText } from "#lib/text/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { ActButton } from "./act-button.tsx";
import {
  approveJobMutation,
  listJobAgainMutation,
  supervisedJobsQuery,
  takeJobDownMutation,
} from "./admin.api.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { SupervisedList } from "./supervised-list.tsx";

/** All jobs. */
export function JobRows() {
  return <SupervisedList searchLabel="Title or company" queryOf={supervisedJobsQuery} Row={Job} />;
}

function Job({ item: job }: { item: SupervisedJob }) {
  const params = { id: job.id };
  const takeDown = useMutation(takeJobDownMutation);
  const listAgain = useMutation(listJobAgainMutation);
  const approve = useMutation(approveJobMutation);
  return (
    <>
      <div className="min-w-0">
        <p className="font-medium">
          <bdi>{job.title}</bdi>
        </p>
        <p className="text-ink-muted">
          <bdi>{job.company.name}</bdi>
        </p>
        <p className="flex flex-wrap gap-2 text-xs text-ink-subtle">
          Posted {longDateText(job.createdAt)}
          {job.reportCount > 0 && <Badge>{job.reportCount} reported</Badge>}
          {job.held && <Badge>Held</Badge>}
          {job.takedown && <Badge>Taken down</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {job.held && <ActButton label="Approve" act={approve} params={params} />}
        {job.takedown ? (
          <ActButton label="List again" act={listAgain} params={params} />
        ) : (
          <ReasonDialog
            label="Take down"
            title="Take this job down?"
            description="It is no longer shown. A letter tells its poster the reason, who can answer once."
            act={takeDown}
            onConfirm={(reason) => takeDown.mutate({ params, body: { reason } })}
          />
        )}
      </div>
    </>
  );
}
