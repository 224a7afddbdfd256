import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import CircleCheckBig from "lucide-react/icons/circle-check-big";
import { ApplicationViews } from "#features/applications/views/application-views.tsx";
import { JobOfTeam } from "#features/hiring/job-of-team.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { backLinkStyles } from "#ui/text/back-link-styles.ts";
import { Colleagues } from "./colleagues.tsx";
import { ReviewDesk } from "./review-desk.tsx";
import { useReviewQueue } from "./use-review-queue.ts";

const route = getRouteApi("/jobs/$jobId/review");

/** The pending applications of a job, one after the other, for its hiring team. */
export function ReviewScreen() {
  const { jobId } = route.useParams();
  return (
    <JobOfTeam jobId={jobId} what="Review">
      {({ title, can }) => (
        <ReviewOfJob key={jobId} jobId={jobId} title={title} mayDecide={can.decide} />
      )}
    </JobOfTeam>
  );
}

type ReviewOfJobProps = { jobId: string; title: string; mayDecide: boolean };

const leftText = (remaining: number) => `${remaining.toLocaleString("en-US")} left to review`;

function ReviewOfJob({ jobId, title, mayDecide }: ReviewOfJobProps) {
  const queue = useReviewQueue(jobId);
  const { current, isAtEnd, isPending, error } = queue;
  return (
    <div className="flex w-full flex-col gap-3 px-4 pt-5 pb-4 sm:px-6 lg:h-[calc(100dvh-3.5rem-1px)] lg:min-h-136">
      <PageHeader
        inLine
        title={
          <>
            Review of <bdi>{title}</bdi>
          </>
        }
        description={
          current && (
            <>
              {leftText(queue.remaining)}
              <Colleagues jobId={jobId} />
            </>
          )
        }
        back={
          <Link to="/jobs/$id" params={{ id: jobId }} className={backLinkStyles}>
            <ArrowLeft aria-hidden className="size-4" /> Back to the job
          </Link>
        }
        actions={<ApplicationViews jobId={jobId} search={{}} />}
      />
      {error && (
        <ErrorState
          heading="h2"
          text={sentenceOf(error, "The next application could not be loaded.")}
          retrying={isPending}
          onRetry={queue.begin}
        />
      )}
      {!error && isAtEnd && (
        <EmptyState
          heading="h2"
          icon={<CircleCheckBig />}
          title="Nothing left to review"
          text="No pending application is behind the last one, but those that colleagues look at now."
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={queue.begin} pending={isPending}>
                Begin with the oldest
              </Button>
              {queue.previous && (
                <Button variant="secondary" onClick={queue.previous}>
                  Back to the last one
                </Button>
              )}
            </div>
          }
        />
      )}
      {!error && !isAtEnd && !current && (
        <Loading className="flex flex-1 gap-3">
          <Skeleton card className="h-96 flex-1 lg:h-full" />
          <Skeleton card className="h-full w-104 max-lg:hidden" />
        </Loading>
      )}
      {!error && current && (
        <ReviewDesk queue={queue} application={current} mayDecide={mayDecide} />
      )}
    </div>
  );
}
