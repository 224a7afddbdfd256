import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { Page } from "#ui/page/page.tsx";
import { HomeHero } from "./home-hero.tsx";
import { homeCompaniesQuery, homeJobsQuery, homeShows } from "./home.api.ts";
import { LatestJobs } from "./latest-jobs.tsx";
import { NextSteps } from "./next-steps.tsx";
import { OwnWork } from "./own-work.tsx";
import { StatTiles } from "./stat-tiles.tsx";
import { TrustedCompanies } from "./trusted-companies.tsx";

/** Home of a signed-in user. Candidates without a profile choose their role first. */
export function HomePage({ user }: { user: User }) {
  const jobs = useQuery(homeJobsQuery);
  const companies = useQuery(homeCompaniesQuery);
  if (user.role === "candidate" && user.candidateProfile === null)
    return <Navigate to="/select-role" replace />;

  return (
    <>
      <HomeHero user={user} />
      <Page className="flex flex-col gap-12">
        <OwnWork user={user} />
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
