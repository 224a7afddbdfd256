import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Page } from "#ui/page/page.tsx";
import { HomeHero } from "./home-hero.tsx";
import { homeCompaniesQuery, homeJobsQuery, homeShows, ownJobsQuery } from "./home.api.ts";
import { LatestJobs } from "./latest-jobs.tsx";
import { NextSteps } from "./next-steps.tsx";
import { OwnWork } from "./own-work.tsx";
import { StatTiles } from "./stat-tiles.tsx";
import { TrustedCompanies } from "./trusted-companies.tsx";

/** For company accounts alone. */
const SetUpCompany = lazy(async () => ({
  default: (await import("#features/company-set-up/set-up-company.tsx")).SetUpCompany,
}));

/** For candidates alone. */
const ForCandidates = lazy(async () => ({
  default: (await import("./for-candidates.tsx")).ForCandidates,
}));

/** Home of a signed-in user. Candidates without a profile choose their role first. */
export function HomePage({ user }: { user: User }) {
  const jobs = useQuery(homeJobsQuery);
  const companies = useQuery(homeCompaniesQuery);
  const ownJobs = useQuery({ ...ownJobsQuery, enabled: user.role === "company" });
  if (user.role === "candidate" && user.candidateProfile === null)
    return <Navigate to="/select-role" replace />;

  return (
    <>
      <HomeHero user={user} />
      <Page className="flex flex-col gap-12">
        {user.role === "company" && ownJobs.data && (
          <Suspense>
            <SetUpCompany user={user} hasJobs={ownJobs.data.total > 0} />
          </Suspense>
        )}
        <OwnWork user={user} />
        {user.role === "candidate" && (
          <Suspense>
            <ForCandidates />
          </Suspense>
        )}
        <StatTiles
          jobs={jobs.isError ? null : jobs.data?.items.length}
          companies={companies.isError ? null : companies.data?.total}
        />
        <LatestJobs jobs={jobs} count={homeShows.jobs} />
        <TrustedCompanies companies={companies} count={homeShows.companies} />
        <NextSteps />
      </Page>
    </>
  );
}
