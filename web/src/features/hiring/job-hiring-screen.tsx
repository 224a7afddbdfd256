import { notYourJobToEditText } from "@rolecall/contract/jobs/jobs.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Lock from "lucide-react/icons/lock";
import { companyQuery } from "#features/companies/companies.api.ts";
import { JobNotLoaded } from "#features/jobs/job-not-loaded.tsx";
import { jobQuery } from "#features/jobs/jobs.api.ts";
import { CriteriaForm } from "#features/scorecards/criteria-form.tsx";
import { criteriaQuery } from "#features/scorecards/scorecards.api.ts";
import { JobStages } from "#features/stages/job-stages.tsx";
import { Loaded } from "#lib/loaded.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { backLinkStyles } from "#ui/text/back-link-styles.ts";

const route = getRouteApi("/jobs/$id/hiring");

/** How a job's applications are worked on: the stages of its board, and what scorecards go by. */
export function JobHiringScreen() {
  useDocumentTitle("Stages and scorecards");
  const { id } = route.useParams();
  const job = useQuery(jobQuery(id));
  const companyId = job.data?.companyId ?? "";
  const company = useQuery({ ...companyQuery(companyId), enabled: companyId !== "" });
  if (!job.data) return <JobNotLoaded job={job} />;
  if (!job.data.can.edit)
    return (
      <Page width="narrow">
        <EmptyState heading="h1" icon={<Lock />} title={notYourJobToEditText} />
      </Page>
    );
  return (
    <Page width="narrow">
      <PageHeader
        title="Stages and scorecards"
        description={<bdi>{job.data.title}</bdi>}
        back={
          <Link to="/jobs/$jobId/board" params={{ jobId: id }} className={backLinkStyles}>
            <ArrowLeft aria-hidden className="size-4" /> Back to the board
          </Link>
        }
      />
      <Card className="mt-6">
        <CardHeader title="Stages" description="The columns of the board, status by status." />
        {company.isPending ? (
          <Loading>
            <Skeleton card className="h-96 w-full" />
          </Loading>
        ) : (
          <JobStages
            jobId={id}
            companyId={company.data?.can.readTeam ? job.data.companyId : undefined}
          />
        )}
      </Card>
      <Card className="mt-6">
        <CardHeader
          title="Scorecards"
          description="What the hiring team scores each application by, in four levels."
        />
        <Criteria jobId={id} />
      </Card>
    </Page>
  );
}

function Criteria({ jobId }: { jobId: string }) {
  const criteria = useQuery(criteriaQuery(jobId));
  return (
    <Loaded query={criteria} failure="The criteria could not be loaded.">
      {(kept) => <CriteriaForm jobId={jobId} criteria={kept} />}
    </Loaded>
  );
}
