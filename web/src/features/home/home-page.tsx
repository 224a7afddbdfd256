import type { User } from "@rolecall/contract/auth/auth.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { companiesQuery } from "#features/companies/companies.api.ts";
import { latestJobsQuery } from "#features/jobs/jobs.api.ts";
import { Page } from "#ui/page/page.tsx";
import { HomeHero } from "./home-hero.tsx";
import { LatestJobs } from "./latest-jobs.tsx";
import { NextSteps } from "./next-steps.tsx";
import { StatTiles } from "./stat-tiles.tsx";
import { TrustedCompanies } from "./trusted-companies.tsx";

const jobsShown = 4;
const companiesShown = 6;

/** Home of a signed-in user. Candidates without a profile choose their role first. */
export function HomePage({ user }: { user: User }) {
  const jobs = useQuery(latestJobsQuery(jobsShown));
  const companies = useQuery(companiesQuery({ limit: companiesShown }));
  if (user.role === "candidate" && user.candidateProfile === null)
    return <Navigate to="/select-role" replace />;

  return (
    <>
      <HomeHero user={user} />
      <Page className="flex flex-col gap-12">
        <StatTiles
          jobs={jobs.isError ? null : jobs.data?.items.length}
          companies={companies.isError ? null : companies.data?.total}
        />
        <LatestJobs jobs={jobs} count={jobsShown} />
        <TrustedCompanies companies={companies} count={companiesShown} />
        <NextSteps />
      </Page>
    </>
  );
}
