import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { JobChangeRow } from "./job-change-row.tsx";
import { jobChangesQuery } from "./job-history.api.ts";

/** What happened to a job, for who manages it. */
export function JobHistoryDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="History"
      description="What happened to this job, newest first. Only who manages it reads this."
    >
      <DialogBody>
        <Changes jobId={jobId} />
      </DialogBody>
    </Dialog>
  );
}

function Changes({ jobId }: { jobId: string }) {
  const changes = useEndlessList(jobChangesQuery(jobId));
  const next = useNextRows(changes, "The earlier changes could not be loaded.");
  if (changes.isPending)
    return (
      <Loading>
        <Skeleton className="h-40 w-full" />
      </Loading>
    );
  if (changes.isLoadingError)
    return (
      <ErrorState
        heading="h3"
        text={sentenceOf(changes.error, "The history could not be loaded.")}
        retrying={changes.isFetching}
        onRetry={() => void changes.refetch()}
      />
    );
  const rows = rowsOf(changes.data);
  if (rows.length === 0)
    return <p className="text-ink-muted">Nothing was changed since changes are kept.</p>;
  return (
    <GrowingList className="divide-y divide-line" moreLabel="Show earlier changes" next={next}>
      {rows.map((change) => (
        <li key={change.id} className="py-3">
          <JobChangeRow change={change} />
        </li>
      ))}
    </GrowingList>
  );
}
