import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import Eye from "lucide-react/icons/eye";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { deadlineText } from "#lib/text/moments.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { JobList } from "./job-list.tsx";
import { reviewingJobsQuery } from "./managed-jobs.api.ts";

const deadlineOf = ({ deadline }: ListedJob) =>
  deadline !== null && <span>Deadline {deadlineText(deadline)}</span>;

/** The jobs whose applications the user reads as a reviewer. */
export function ReviewingJobsScreen() {
  useDocumentTitle("Jobs You Review");
  return (
    <Page width="narrow">
      <PageHeader
        title="Jobs You Review"
        description="You read their applications and see where each stands. Who manages a job decides."
      />
      <div className="mt-6">
        <JobList
          query={reviewingJobsQuery}
          empty={
            <EmptyState
              heading="h2"
              icon={<Eye />}
              title="No jobs to review yet"
              text="They appear here when a colleague adds you to a job's reviewers."
            />
          }
          more={deadlineOf}
        />
      </div>
    </Page>
  );
}
