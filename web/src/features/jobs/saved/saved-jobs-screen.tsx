import { Link, useHydrated } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { savedJobsText } from "#features/jobs/job-text.ts";
import { JobCardSkeleton } from "#features/jobs/search/job-card-skeleton.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { NothingSaved, SavedJobList } from "./saved-job-list.tsx";
import { useSavedJobs } from "./saved-jobs.ts";

/** The jobs saved in this browser, by whichever user. */
export function SavedJobsScreen() {
  useDocumentTitle("Saved Jobs");
  // The server does not know them.
  const isKnown = useHydrated();
  return (
    <Page width="narrow">
      <PageHeader
        title="Saved Jobs"
        back={
          <Link
            to="/jobs"
            className={linkStyles({
              variant: "quiet",
              className: "inline-flex items-center gap-1.5",
            })}
          >
            <ArrowLeft aria-hidden className="size-4" /> Find Jobs
          </Link>
        }
      />
      {isKnown ? (
        <SavedJobs />
      ) : (
        <Loading className="mt-6">
          <JobCardSkeleton />
        </Loading>
      )}
    </Page>
  );
}

function SavedJobs() {
  const saved = useSavedJobs();
  // A job that is taken off stays in sight until one leaves, so that a slip can be undone.
  const [ids] = useState(saved);
  if (ids.length === 0) return <NothingSaved className="mt-6" />;
  return (
    <>
      <h2 aria-live="polite" className="mt-6 mb-3 text-lg">
        {savedJobsText(saved.length)}
      </h2>
      <SavedJobList ids={ids} />
    </>
  );
}
