import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useRef } from "react";
import { filteredApplicationsQuery } from "#features/applications/applications.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { type ApplicationFilters, tableSearch } from "./application-search.ts";
import type { TableLook } from "./look/use-table-look.ts";
import { SelectableApplications } from "./selectable-applications.tsx";

type FilteredApplicationsProps = {
  filters: ApplicationFilters;
  look: TableLook;
  onChange: (changes: Partial<ApplicationFilters>) => void;
};

/** One page of the filtered applications, with the pager. */
export function FilteredApplications({ filters, look, onChange }: FilteredApplicationsProps) {
  const summary = useRef<HTMLDivElement>(null);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...filteredApplicationsQuery(filters),
    placeholderData: keepPreviousData,
  });
  const turnTo = (page: number) => {
    onChange({ page });
    summary.current?.scrollIntoView();
  };
  const loading = isPending || isPlaceholderData;

  return (
    <>
      <div
        ref={summary}
        className="mt-3 mb-2 flex flex-wrap items-center justify-between gap-2 text-ink-muted"
      >
        <p aria-live="polite" className="lg:mr-6">
          {loading && "Loading..."}
          {!loading && data && shownText(data)}
        </p>
        <Checkbox
          className="mr-auto"
          label="Ruled out by an answer only"
          checked={filters.ruledOut}
          onCheckedChange={(ruledOut) => onChange({ ruledOut })}
        />
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
      {/* The last page may disappear when its applications get a status that the filter leaves out. */}
      {!loading && data && filters.page > data.totalPages && (
        <Navigate
          to="/application-management"
          search={(now) => tableSearch({ ...now, page: data.totalPages })}
          replace
        />
      )}
      {data && (
        <div aria-busy={loading} className="transition-opacity aria-busy:opacity-60">
          <SelectableApplications
            applications={data.applications}
            look={look}
            filters={filters}
            onChange={onChange}
          />
          <div className="mt-6">
            <Pager page={filters.page} pageCount={data.totalPages} onPageChange={turnTo} />
          </div>
        </div>
      )}
    </>
  );
}

const shownText = ({ applications, total }: { applications: unknown[]; total: number }) =>
  `Showing ${applications.length} of ${total.toLocaleString("en-US")} applications`;
