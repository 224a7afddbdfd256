import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { applicantsText, cardSalary } from "#features/jobs/job-text.ts";
import { savedJobsQuery } from "#features/jobs/jobs.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { longDateText } from "#lib/text/dates.ts";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

type CopiesDialogProps = { label: string; ids: string[]; onClose: () => void };

/** The near copies of a listing, each as a link to it. */
export function CopiesDialog({ label, ids, onClose }: CopiesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={label}
      description="The company posted this job more than once: place and text are the same."
    >
      <DialogBody>
        <Copies ids={ids} />
      </DialogBody>
    </Dialog>
  );
}

function Copies({ ids }: { ids: string[] }) {
  const { data, error, isFetching, refetch } = useQuery(savedJobsQuery(ids));
  if (!data)
    return error ? (
      <ErrorState
        text={sentenceOf(error, "The jobs could not be loaded.")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading said>
        {ids.map((id) => (
          <Skeleton key={id} className="my-3 h-10" />
        ))}
      </Loading>
    );
  return (
    <ul className="divide-y divide-line">
      {data.items.map((job) => (
        <li key={job.id} className="py-3">
          <Link to="/jobs/$id" params={{ id: job.id }} className={linkStyles({ variant: "title" })}>
            <bdi>{job.title}</bdi>
          </Link>
          <p className="text-ink-muted">
            <bdi>{job.location}</bdi> · {cardSalary(job)}
          </p>
          <p className="text-xs text-ink-subtle">
            {job.publishedAt && `Posted ${longDateText(job.publishedAt)} · `}
            {applicantsText(job.applicantCount)}
          </p>
        </li>
      ))}
    </ul>
  );
}
