import type { ManagedJob } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { Link } from "@tanstack/react-router";
import Briefcase from "lucide-react/icons/briefcase";
import { CopyJob } from "#features/job-templates/copy-job.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { deadlineText, longTimeAndZoneText } from "#lib/text/moments.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { CopyNotice } from "./copy-notice.tsx";
import { JobList } from "./job-list.tsx";
import { managedJobsQuery } from "./managed-jobs.api.ts";
import { PosterOfJob } from "./poster-of-job.tsx";

const momentOf = ({ publishedAt, publishAt, createdAt }: ManagedJob): string => {
  if (publishedAt !== null) return `Posted ${longDateText(publishedAt)}`;
  return publishAt === null
    ? `Begun ${longDateText(createdAt)}`
    : `To be published ${longTimeAndZoneText(publishAt)}`;
};

const moreOf = (job: ManagedJob, all: readonly ManagedJob[]) => (
  <>
    <span>{momentOf(job)}</span>
    <PosterOfJob job={job} among={all} />
    <CopyNotice job={job} />
    {job.deadline !== null && <span>Deadline {deadlineText(job.deadline)}</span>}
    <Link
      to="/jobs/$id/edit"
      params={{ id: job.id }}
      aria-label={`Edit ${job.title}`}
      className={linkStyles()}
    >
      Edit
    </Link>
    <CopyJob jobId={job.id} inRowOf={job.title} />
    {!job.draft && (
      <Link
        to="/candidates"
        search={{ jobId: job.id }}
        aria-label={`Find candidates for ${job.title}`}
        className={linkStyles()}
      >
        Find candidates
      </Link>
    )}
  </>
);

/** Every job that the user manages, closed and expired ones too. */
export function MyJobsScreen() {
  useDocumentTitle("My Jobs");
  return (
    <Page width="narrow">
      <PageHeader
        title="My Jobs"
        description="The jobs that you posted, and those of your companies."
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to="/candidates">Find Candidates</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/analytics">Analytics</Link>
            </Button>
            <Button asChild>
              <Link to="/post-job">Post New Job</Link>
            </Button>
          </>
        }
      />
      <div className="mt-6">
        <JobList
          query={managedJobsQuery}
          empty={
            <EmptyState
              heading="h2"
              icon={<Briefcase />}
              title="No jobs posted yet"
              text="A job is live as soon as you post it."
            />
          }
          more={moreOf}
        />
      </div>
    </Page>
  );
}
