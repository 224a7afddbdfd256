import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useRef } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/document-title.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ApplicationFilterCard } from "./application-filter-card.tsx";
import { type ApplicationFilters, applicationSearch, noFilters } from "./application-filters.ts";
import { filteredApplicationsQuery } from "./applications.api.ts";
import { SelectableApplications } from "./selectable-applications.tsx";

const path = "/application-management";
const route = getRouteApi(path);

/** All applications to the recruiter's jobs: filter, sort, and move many at once. */
export function ApplicationManagementScreen() {
  useDocumentTitle("Application Management");
  // The router hands on what the address says beside what the route understood.
  const filters = { ...noFilters, ...applicationSearch(route.useSearch()) };
  const navigate = route.useNavigate();
  const summary = useRef<HTMLDivElement>(null);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...filteredApplicationsQuery(filters),
    placeholderData: keepPreviousData,
  });
  /** Any change but that of the page itself goes back to page 1. */
  const change = (changes: Partial<ApplicationFilters>) =>
    void navigate({
      search: (now) => applicationSearch({ ...now, page: 1, ...changes }),
      resetScroll: false,
    });
  const turnTo = (page: number) => {
    change({ page });
    summary.current?.scrollIntoView();
  };
  const loading = isPending || isPlaceholderData;

  return (
    <Page>
      <PageHeader
        title="Application Management"
        description="Manage and filter job applications across all your posted positions"
      />
      <ApplicationFilterCard
        filters={filters}
        onChange={change}
        onClear={() => change(noFilters)}
      />
      <div
        ref={summary}
        className="mt-6 mb-3 flex scroll-mt-20 flex-wrap justify-between gap-2 text-ink-muted"
      >
        <p aria-live="polite">
          {loading && "Loading..."}
          {!loading && data && shownText(data)}
        </p>
        {data && (
          <p>
            Page {filters.page} of {data.totalPages}
          </p>
        )}
      </div>
      {isPending && (
        <Loading said>
          <Skeleton card className="h-160 w-full" />
        </Loading>
      )}
      {error && (
        <ErrorState
          text={sentenceOf(error, "The applications could not be loaded.")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {/* The last page goes away when its applications move to a status that is not asked for. */}
      {!loading && data && filters.page > data.totalPages && (
        <Navigate
          to={path}
          search={applicationSearch({ ...filters, page: data.totalPages })}
          replace
        />
      )}
      {data && (
        <div aria-busy={loading} className="transition-opacity aria-busy:opacity-60">
          <SelectableApplications
            applications={data.applications}
            filters={filters}
            onChange={change}
          />
          <div className="mt-6">
            <Pager page={filters.page} pageCount={data.totalPages} onPageChange={turnTo} />
          </div>
        </div>
      )}
    </Page>
  );
}

const shownText = ({ applications, total }: { applications: unknown[]; total: number }) =>
  `Showing ${applications.length} of ${total.toLocaleString("en-US")} applications`;
