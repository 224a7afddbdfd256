import { notYourJobText } from "@rolecall/contract/applications/refusals.ts";
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { everything } from "@rolecall/contract/page.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Lock from "lucide-react/icons/lock";
import { useState } from "react";
import { createPortal } from "react-dom";
import { jobOfApplicationsQuery } from "#features/applications/applications.api.ts";
import { candidateName } from "#features/applications/candidate-name.ts";
import { ListWithPreview } from "#features/applications/resume-panel/list-with-preview.tsx";
import { usePanelBeside } from "#features/applications/resume-panel/use-panel-beside.ts";
import { useDecisions } from "#features/applications/review/use-decisions.tsx";
import { statusFilterOptions } from "#features/applications/status-options.ts";
import { statusSearch } from "#features/applications/status-search.ts";
import { ApplicationViews } from "#features/applications/views/application-views.tsx";
import { OrderSelect } from "#features/applications/views/order-select.tsx";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { ApplicationMarks } from "#features/notes/application-marks.tsx";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ApplicationList } from "./application-list.tsx";
import { PartialListNote } from "./partial-list-note.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { useJobApplications } from "./use-job-applications.ts";

const route = getRouteApi("/jobs/$jobId/applications");

const receivedText = (count: number) =>
  `${count.toLocaleString("en-US")} application${count === 1 ? "" : "s"} received`;

const placeholders = (
  <Loading className="flex flex-col gap-4">
    <Skeleton card className="h-60 w-full" />
    <Skeleton card className="h-60 w-full" />
    <Skeleton card className="h-60 w-full" />
  </Loading>
);

/** The applications to one job, with their statuses. */
export function JobApplicationsScreen() {
  const { jobId } = route.useParams();
  const { status = everything, from, sort } = statusSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const job = useQuery(jobOfApplicationsQuery(jobId));
  const { list, next, loaded, applications, review } = useJobApplications();
  // The last one may leave a filtered list while its resume is open.
  const unlisted = loaded.find(
    (one) => one.id === review.opened?.id && !applications.includes(one),
  );
  const isBeside = usePanelBeside();
  const [marksPlace, setMarksPlace] = useState<HTMLElement | null>(null);
  const mayDecide = job.data?.can.decide ?? false;
  const { panel, bar, keysSheet, ...statuses } = useDecisions(review, mayDecide);
  const title = `Applications for ${job.data?.title ?? "..."}`;
  useDocumentTitle(title);
  // The application in the address may be missing although the job exists.
  const failure = isMissing(list.error) && from !== undefined ? null : list.error;
  const error = job.error ?? failure;
  if (isMissing(error))
    return (
      <Page width="narrow">
        <PageHeader title={jobMissingText} back={<BackLink jobId={jobId} />} />
      </Page>
    );
  // The title may take one line or three, so nothing is drawn below it before it is known.
  if (job.isPending) return <Page width="narrow">{placeholders}</Page>;
  if (job.data && !job.data.can.readApplications)
    return (
      <Page width="narrow">
        <EmptyState
          heading="h1"
          icon={<Lock />}
          title={notYourJobText}
          action={<BackLink jobId={jobId} />}
        />
      </Page>
    );
  return (
    <ListWithPreview review={review} onMarksPlace={setMarksPlace} {...panel}>
      <PageHeader
        title={
          <>
            Applications for <bdi>{job.data?.title ?? "..."}</bdi>
          </>
        }
        description={job.data && receivedText(job.data.applicantCount)}
        back={<BackLink jobId={jobId} />}
        actions={
          <>
            <ApplicationViews
              jobId={jobId}
              search={{ sort, ...(status !== everything && { status }) }}
            />
            <Field label="Status" hideLabel className="w-40 max-w-full">
              <Select
                options={statusFilterOptions}
                value={status}
                onValueChange={(chosen) =>
                  void navigate({
                    search: (now) => statusSearch({ ...now, from: undefined, status: chosen }),
                    resetScroll: false,
                  })
                }
              />
            </Field>
            <OrderSelect
              order={sort}
              onChange={(chosen) =>
                void navigate({
                  search: (now) => statusSearch({ ...now, from: undefined, sort: chosen }),
                  resetScroll: false,
                })
              }
            />
          </>
        }
      />
      <div className="mt-6">
        {from !== undefined && !error && !list.isPending && (
          <PartialListNote jobId={jobId} first={loaded[0]} />
        )}
        {error && (
          <ErrorState
            heading="h2"
            text={sentenceOf(error, "The applications could not be loaded.")}
            retrying={job.isFetching || list.isFetching}
            onRetry={() => void Promise.all([job.refetch(), list.refetch()])}
          />
        )}
        {!error && list.isPending && placeholders}
        {!error && list.isSuccess && (
          <>
            <ReviewBar review={review} {...bar} />
            {keysSheet}
            <ApplicationList
              applications={applications}
              next={next}
              filtered={status !== everything}
              inLines={isBeside && review.opened !== undefined}
              marksPlace={marksPlace}
              review={review}
              {...statuses}
            />
            {unlisted &&
              marksPlace &&
              createPortal(
                <ApplicationMarks
                  key={unlisted.id}
                  application={unlisted}
                  name={candidateName(unlisted.candidate)}
                />,
                marksPlace,
              )}
          </>
        )}
      </div>
    </ListWithPreview>
  );
}

/** Recruiters have a dashboard to go back to; companies go back to the job. */
function BackLink({ jobId }: { jobId: string }) {
  const { role } = useSignedInUser();
  const className = linkStyles({ variant: "quiet", className: "inline-flex items-center gap-1.5" });
  const arrow = <ArrowLeft aria-hidden className="size-4" />;
  return role === "recruiter" ? (
    <Link to="/dashboard" className={className}>
      {arrow} Back to Dashboard
    </Link>
  ) : (
    <Link to="/jobs/$id" params={{ id: jobId }} className={className}>
      {arrow} Back to the job
    </Link>
  );
}
