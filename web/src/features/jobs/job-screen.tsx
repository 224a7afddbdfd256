import { isOpen, jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { applyHash } from "@rolecall/contract/pages.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { MatchOfJob } from "#features/match/match-of-job.tsx";
import { isMissing } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Page } from "#ui/page/page.tsx";
import { ApplicationDialog } from "./apply/application-dialog.tsx";
import { applicationOf, OwnApplication } from "./apply/own-application.tsx";
import { JobClosed } from "./job-closed.tsx";
import { CompanyCard } from "./job-company-card.tsx";
import { JobHeader } from "./job-header.tsx";
import { JobNotLoaded } from "./job-not-loaded.tsx";
import { JobTextView } from "./job-text-view.tsx";
import { jobQuery } from "./jobs.api.ts";
import { ManageJob } from "./managed/manage-job.tsx";
import { SupervisionNotice } from "./managed/supervision-notice.tsx";
import { ManageDraft } from "./publishing/manage-draft.tsx";
import { ReportJob } from "./report/report-job.tsx";

/** At the end of the page, where few are at first. */
const SimilarJobs = lazy(async () => ({
  default: (await import("./similar/similar-jobs.tsx")).SimilarJobs,
}));

const route = getRouteApi("/jobs/$id");

/** One job in full, and the way to apply. */
export function JobScreen() {
  const { id } = route.useParams();
  const user = useSignedInUser();
  const job = useQuery(jobQuery(id));
  const isAsked = useLocation({ select: ({ hash }) => hash === applyHash });
  const [applying, setApplying] = useState(isAsked);
  useDocumentTitle(isMissing(job.error) ? jobMissingText : job.data?.title);

  if (!job.data || isMissing(job.error)) return <JobNotLoaded job={job} />;

  const open = isOpen(job.data) && job.data.listed;
  const own = applicationOf(user, job.data);
  const apply = open ? () => setApplying(true) : undefined;
  return (
    <Page className="grid grid-cols-1 gap-x-12 gap-y-8 max-sm:pb-24 lg:grid-cols-[1fr_20rem]">
      <article className="min-w-0">
        {job.data.can.edit && <SupervisionNotice job={job.data} />}
        {job.data.can.edit &&
          (job.data.draft ? <ManageDraft job={job.data} /> : <ManageJob job={job.data} />)}
        <JobHeader job={job.data} onApply={apply} applied={own !== undefined}>
          {!open && !job.data.draft && <JobClosed />}
          {own && <OwnApplication application={own} />}
        </JobHeader>
        <section className="mt-8 max-w-prose">
          <h2 className="text-xl">Job Description</h2>
          {job.data.description === null ? (
            <p className="mt-3 text-ink-subtle">Nothing is written about it yet.</p>
          ) : (
            <JobTextView text={job.data.description} />
          )}
        </section>
        {job.data.requirements !== null && job.data.requirements.trim() !== "" && (
          <section className="mt-8 max-w-prose">
            <h2 className="text-xl">Requirements</h2>
            <JobTextView text={job.data.requirements} />
          </section>
        )}
        {apply && (
          <Button
            size="lg"
            variant={own ? "secondary" : "primary"}
            className="mt-8 w-full sm:w-auto"
            onClick={apply}
          >
            Apply for this Position
          </Button>
        )}
      </article>
      <div>
        <aside aria-label="Company">
          <CompanyCard company={job.data.company} />
        </aside>
        {user.role === "candidate" && job.data.matchScore !== undefined && (
          <div className="mt-4">
            <MatchOfJob jobId={job.data.id} score={job.data.matchScore} />
          </div>
        )}
        <div className="mt-4">{!job.data.draft && <ReportJob jobId={job.data.id} />}</div>
      </div>
      <div className="min-w-0 lg:col-span-2">
        <Suspense>{!job.data.draft && <SimilarJobs jobId={id} />}</Suspense>
      </div>
      <ApplicationDialog job={job.data} open={applying} onOpenChange={setApplying} />
    </Page>
  );
}
