import { publicTitles } from "@rolecall/contract/pages.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { companyQuery } from "#features/companies/companies.api.ts";
import { KeepSearchLink } from "#features/jobs/alerts/keep-search-link.tsx";
import { LazyAlerts } from "#features/jobs/alerts/lazy-alerts.ts";
import { jobsFoundText } from "#features/jobs/job-text.ts";
import { jobFacetsQuery, jobSearchQuery } from "#features/jobs/jobs.api.ts";
import { LazyJobPane } from "#features/jobs/pane/lazy-job-pane.ts";
import { SavedJobsLink } from "#features/jobs/saved/saved-jobs-link.tsx";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { PageLinks } from "#lib/lists/page-links.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { cn } from "#ui/class-names.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { CorrectionNotice } from "./correction-notice.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { JobFilterAside } from "./job-filter-aside.tsx";
import { useJobFilterForm } from "./job-filter-form.tsx";
import { filtersFor, type JobFilters, jobFilters } from "./job-filters.ts";
import { JobSearchBar } from "./job-search-bar.tsx";
import { JobSearchResults } from "./job-search-results.tsx";
import { JobSortSelect } from "./job-sort.tsx";
import { hereFor } from "./nothing-found/here.ts";
import { shorterSearch } from "./nothing-found/shorter-search.ts";
import { useSearchKey } from "./use-search-key.ts";

const formId = "job-search";
const route = getRouteApi("/jobs");

/** The job search. The address holds every filter. */
export function JobsScreen() {
  useDocumentTitle(publicTitles["/jobs"]);
  const client = useQueryClient();
  const { user } = useAuth();
  const facetsOf = (wanted: JobFilters) => jobFacetsQuery(wanted, hereFor(user, wanted));
  const { job, page, keep, ...asked } = route.useSearch();
  const filters = filtersFor(user, asked);
  const {
    query: _query,
    location: _location,
    exact: _exact,
    ...others
  } = jobFilters({ ...filters });
  const navigate = route.useNavigate();
  const isTooLong = shorterSearch(filters) !== null;
  const search = useEndlessList(jobSearchQuery(filters, page));
  const first = search.data?.pages[0];
  const { companyId = "" } = filters;
  const company = useQuery({
    ...companyQuery(companyId),
    // The first job names it.
    enabled: companyId !== "" && first?.items.length === 0,
  });
  const companyName = companyId ? (first?.items[0]?.company ?? company.data)?.name : undefined;
  const form = useJobFilterForm({
    filters,
    companyName,
    onApply: (applied) => {
      const wanted = jobFilters({ ...applied, sort: filters.sort });
      // Every search refetches, also one that is cached.
      void client.resetQueries({ queryKey: jobSearchQuery(wanted).queryKey, exact: true });
      void client.resetQueries({ queryKey: facetsOf(wanted).queryKey, exact: true });
      void navigate({ search: wanted });
    },
  });
  useSearchKey(form.query);
  // Facets are fetched after the jobs: nobody has opened a filter before.
  const enabled = search.isSuccess;
  const facets = useQuery({ ...facetsOf(filters), enabled });
  const chosen = jobFilters({ ...filters, ...form.chosen });
  const chosenFacets = useQuery({ ...facetsOf(chosen), enabled });
  const read = (id: string | undefined) =>
    void navigate({
      search: (now) => ({ ...now, job: id }),
      // Back closes it, however many were read.
      replace: job !== undefined,
      state: true,
      resetScroll: false,
    });
  const heading = first ? jobsFoundText(first.total, first.capped) : "Jobs";

  return (
    <Page width={job ? "wide" : "full"}>
      <PageHeader title="Find Jobs" actions={<SavedJobsLink />} />
      <form id={formId} role="search" action="/jobs" onSubmit={form.submit} className="mt-5">
        <JobSearchBar
          query={{ ref: form.query, defaultValue: filters.query, "aria-keyshortcuts": "/" }}
          location={{ ref: form.location, defaultValue: filters.location }}
          action="Search"
        />
        {/* Without a script, words are looked for among the jobs that the filters leave. */}
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ""} disabled={!value} />
        ))}
      </form>
      <div
        className={cn(
          "mt-4 grid gap-6 lg:mt-8",
          job
            ? "lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
            : "lg:grid-cols-[14rem_1fr] lg:gap-8",
        )}
      >
        <JobFilterAside
          form={form}
          formId={formId}
          filters={filters}
          facets={chosenFacets.data}
          folded={job !== undefined}
        />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 aria-live="polite" className="text-lg">
              {search.isPending && !isTooLong ? "Loading..." : heading}
            </h2>
            <div className="flex flex-wrap items-center gap-2">
              <KeepSearchLink filters={filters} label="Get job alerts" />
              <JobSortSelect
                filters={filters}
                onChange={(sort) => void navigate({ search: { ...filters, sort } })}
              />
            </div>
          </div>
          <FilterChips filters={filters} companyName={companyName} />
          <div aria-live="polite">
            <CorrectionNotice filters={filters} correctedQuery={first?.correctedQuery} />
          </div>
          <JobSearchResults
            search={search}
            filters={filters}
            facets={facets}
            onClear={form.clear}
            chosen={job}
            onChoose={read}
          />
          <PageLinks page={page} hasNext={search.hasNextPage} />
        </div>
        <Suspense>{job && <LazyJobPane id={job} onClose={() => read(undefined)} />}</Suspense>
        <Suspense>{keep && <LazyAlerts keep={filters} />}</Suspense>
      </div>
    </Page>
  );
}
