import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { companyQuery } from "#features/companies/companies.api.ts";
import { jobsFoundText } from "#features/jobs/job-text.ts";
import { CorrectionNotice } from "#features/jobs/search/correction-notice.tsx";
import { FilterChips } from "#features/jobs/search/filter-chips.tsx";
import { JobFilterAside } from "#features/jobs/search/job-filter-aside.tsx";
import { useJobFilterForm } from "#features/jobs/search/job-filter-form.tsx";
import { jobFilters } from "#features/jobs/search/job-filters.ts";
import { JobSearchBar } from "#features/jobs/search/job-search-bar.tsx";
import { shorterSearch } from "#features/jobs/search/nothing-found/shorter-search.ts";
import { TooLongSearch } from "#features/jobs/search/nothing-found/too-long-search.tsx";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ForYouList } from "./for-you-list.tsx";
import { jobsForYouFacetsQuery, jobsForYouQuery } from "./for-you.api.ts";
import { NothingFits } from "./nothing-fits.tsx";
import { whatToAdd } from "./what-to-add.ts";

/** The open jobs that fit the user's profile, the best match first. The address holds every filter. */
export function JobsForYouScreen() {
  useDocumentTitle("Jobs for You");
  const { candidateProfile } = useSignedInUser();
  return (
    <Page>
      <PageHeader
        title="Jobs for You"
        description="Open jobs that fit your profile and that you have not applied to, the best match first."
      />
      {candidateProfile ? (
        <JobsThatFit missing={whatToAdd(candidateProfile)} />
      ) : (
        <EmptyState
          heading="h2"
          className="mt-6"
          title="Your profile is empty"
          text="With a title and some skills in it, jobs that fit stand here. Your resume can fill it in."
          action={
            <Button asChild>
              <Link to="/profile">Fill in your profile</Link>
            </Button>
          }
        />
      )}
    </Page>
  );
}

const formId = "jobs-for-you";
const route = getRouteApi("/jobs/for-you");

function JobsThatFit({ missing }: { missing: string | undefined }) {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const jobs = useEndlessList(jobsForYouQuery(filters));
  const first = jobs.data?.pages[0];
  const { companyId = "" } = filters;
  const company = useQuery({ ...companyQuery(companyId), enabled: companyId !== "" });
  const companyName = company.data?.name;
  const form = useJobFilterForm({
    filters,
    companyName,
    onApply: (applied) => void navigate({ search: jobFilters(applied) }),
  });
  const enabled = jobs.isSuccess;
  const facets = useQuery({ ...jobsForYouFacetsQuery(filters), enabled });
  const chosen = jobFilters({ ...filters, ...form.chosen });
  const chosenFacets = useQuery({ ...jobsForYouFacetsQuery(chosen), enabled });
  const shorter = shorterSearch(filters);
  const isCounting = facets.isPending || facets.isPlaceholderData;
  const without = facets.data?.without ?? [];
  const heading = first ? jobsFoundText(first.total, first.capped) : "Jobs";
  return (
    <>
      <form id={formId} role="search" onSubmit={form.submit} className="mt-5">
        <JobSearchBar
          query={{ ref: form.query, defaultValue: filters.query }}
          location={{ ref: form.location, defaultValue: filters.location }}
          action="Search"
        />
      </form>
      <div className="mt-4 grid gap-6 lg:mt-8 lg:grid-cols-[14rem_1fr] lg:gap-8">
        <JobFilterAside
          form={form}
          formId={formId}
          filters={filters}
          facets={chosenFacets.data}
          folded={false}
        />
        <div className="min-w-0">
          <h2 aria-live="polite" className="text-lg">
            {jobs.isPending && !shorter ? "Loading..." : heading}
          </h2>
          {missing && first && first.items.length > 0 && (
            <p className="mt-1 text-ink-muted">
              With {missing} in it,{" "}
              <Link to="/profile" className={linkStyles()}>
                your profile
              </Link>{" "}
              finds more and sorts better.
            </p>
          )}
          <FilterChips filters={filters} companyName={companyName} />
          <div aria-live="polite">
            <CorrectionNotice filters={filters} correctedQuery={first?.correctedQuery} />
          </div>
          {shorter ? (
            <TooLongSearch shorter={shorter} onClear={form.clear} />
          ) : (
            <ForYouList
              jobs={jobs}
              nothing={
                isCounting ? null : (
                  <NothingFits filters={filters} without={without} onClear={form.clear} />
                )
              }
            />
          )}
        </div>
      </div>
    </>
  );
}
