import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useRef } from "react";
import { jobQuery } from "#features/jobs/jobs.api.ts";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { useMediaQuery } from "#lib/media-query.ts";
import { Button } from "#ui/button.tsx";
import { ModalLayer } from "#ui/overlay/modal-layer.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton, SkeletonHeader } from "#ui/page/skeleton.tsx";
import { JobInFull } from "./job-in-full.tsx";

type JobPaneProps = { id: string; onClose: () => void };

/** The chosen job in full: beside the list, or as a sheet over it where there is no room. */
export function JobPane({ id, onClose }: JobPaneProps) {
  const isOver = useMediaQuery("(width < 64rem)");
  const job = useQuery(jobQuery(id));
  const beside = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const pane = beside.current;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    pane?.addEventListener("keydown", closeByKey);
    return () => pane?.removeEventListener("keydown", closeByKey);
  }, []);
  const label = job.data?.title ?? "Job";
  // The button comes first, so that the focus of a sheet begins at its top.
  const content = (
    <>
      <div className="sticky top-3 z-10 flex h-0 justify-end pr-3">
        <Button
          variant="secondary"
          size="icon"
          aria-label="Close"
          className="rounded-full"
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </div>
      <ChosenJob job={job} />
    </>
  );
  if (isOver)
    return (
      <ModalLayer label={label} onClose={onClose} inAddress>
        <div className="flex h-full flex-col bg-scrim pt-10">
          <div className="min-h-0 flex-1 animate-rise-in scroll-pt-16 overflow-y-auto rounded-t-xl bg-surface">
            {content}
          </div>
        </div>
      </ModalLayer>
    );
  return (
    <section
      ref={beside}
      aria-label={label}
      className="self-start scroll-pt-16 overflow-y-auto rounded-lg border border-line bg-surface max-lg:hidden lg:sticky lg:top-18 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-5.5rem)] print:hidden"
    >
      {/* Another job begins at its top. */}
      <div key={id}>{content}</div>
    </section>
  );
}

function ChosenJob({ job }: { job: UseQueryResult<JobDetail> }) {
  if (job.isPending)
    return (
      <Loading className="flex flex-col gap-5 p-5 sm:p-6">
        <SkeletonHeader />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    );
  if (isMissing(job.error))
    return (
      <EmptyState
        className="m-5"
        title={jobMissingText}
        text="The job you're looking for doesn't exist or has been removed."
      />
    );
  if (job.data) return <JobInFull job={job.data} />;
  return (
    <div className="p-5">
      <ErrorState
        text={sentenceOf(job.error, "The job could not be loaded.")}
        retrying={job.isFetching}
        onRetry={() => void job.refetch()}
      />
    </div>
  );
}
