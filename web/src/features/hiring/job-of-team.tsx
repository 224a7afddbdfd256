import { notYourJobText } from "@rolecall/contract/applications/refusals.ts";
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { JobNotLoaded } from "#features/jobs/job-not-loaded.tsx";
import { jobQuery } from "#features/jobs/jobs.api.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Page } from "#ui/page/page.tsx";

type JobOfTeamProps = {
  jobId: string;
  /** What is shown of the job: 'Board'. */
  what: string;
  children: (job: Pick<ListedJob, "title" | "can">) => ReactNode;
};

/** A screen about the applications to a job, for its hiring team alone. */
export function JobOfTeam({ jobId, what, children }: JobOfTeamProps) {
  const job = useQuery(jobQuery(jobId));
  useDocumentTitle(`${what} of ${job.data?.title ?? "..."}`);
  if (!job.data) return <JobNotLoaded job={job} />;
  if (!job.data.can.readApplications)
    return (
      <Page width="narrow">
        <EmptyState heading="h1" icon={<Lock />} title={notYourJobText} />
      </Page>
    );
  return children(job.data);
}
