import { takenDownText } from "@rolecall/contract/jobs/takedowns.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { isGone, isMissing, sentenceOf } from "#lib/api-client.ts";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Page } from "#ui/page/page.tsx";
import { JobMissing } from "./job-missing.tsx";
import { JobScreenSkeleton } from "./job-screen-skeleton.tsx";

/** The job itself, or what its screen needs beside it. */
type Loading = Pick<UseQueryResult, "isPending" | "error" | "isFetching" | "refetch">;

/** Shown in place of a job: its skeleton while it loads, or the error. */
export function JobNotLoaded({ job }: { job: Loading }) {
  if (job.isPending) return <JobScreenSkeleton />;
  if (isMissing(job.error)) return <JobMissing />;
  if (isGone(job.error)) return <JobMissing title={takenDownText} text="It is no longer shown." />;
  return (
    <Page>
      <ErrorState
        heading="h1"
        text={sentenceOf(job.error, "The job could not be loaded.")}
        retrying={job.isFetching}
        onRetry={() => void job.refetch()}
      />
    </Page>
  );
}
