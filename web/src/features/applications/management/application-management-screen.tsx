import { everything } from "@rolecall/contract/page.ts";
import { getRouteApi } from "@tanstack/react-router";
import CalendarX from "lucide-react/icons/calendar-x";
import { SavedViews } from "#features/applications/saved-views/saved-views.tsx";
import { ApplicationViews } from "#features/applications/views/application-views.tsx";
import { viewSearch } from "#features/applications/views/view-search.ts";
import { useWaits } from "#features/auth/waiting/use-waits.ts";
import { WaitingAccount } from "#features/auth/waiting/waiting-account.tsx";
import { ScopeChoice } from "#features/companies/scope-choice.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { ApplicationFilterCard } from "./application-filter-card.tsx";
import {
  type ApplicationFilters,
  applicationSearch,
  noFilters,
  tableSearch,
} from "./application-search.ts";
import { datesInOrder } from "./date-order.ts";
import { ExportButton } from "./export-button.tsx";
import { FilteredApplications } from "./filtered-applications.tsx";
import { LookMenu } from "./look/look-menu.tsx";
import { columnsFrom } from "./look/table-columns.ts";
import { useTableLook } from "./look/use-table-look.ts";

const route = getRouteApi("/application-management");

/** All applications to the recruiter's jobs: filter, sort, and move many at once. */
export function ApplicationManagementScreen() {
  useDocumentTitle("Application Management");
  // The router passes unknown search parameters on as well; only the known filters are kept.
  const address = route.useSearch();
  const filters = { ...noFilters, ...applicationSearch(address) };
  const navigate = route.useNavigate();
  const { look, chooseDensity, chooseColumns } = useTableLook(columnsFrom(address.columns));
  /** Every change of a filter or of the order starts at page 1 again. */
  const change = (changes: Partial<ApplicationFilters>) =>
    void navigate({
      search: (now) => tableSearch({ ...now, page: 1, ...changes }),
      resetScroll: false,
    });

  if (useWaits()) return <WaitingAccount title="Application Management" />;
  return (
    <Page width="whole">
      <PageHeader
        title="Application Management"
        inLine
        description="Manage and filter job applications across all your posted positions"
        actions={
          <>
            {filters.jobId !== everything && (
              <ApplicationViews jobId={filters.jobId} search={viewSearch({ ...filters })} />
            )}
            <SavedViews
              screen="table"
              search={applicationSearch({ ...filters, page: 1 })}
              columns={look.columns}
              onChoose={(kept) => void navigate({ search: tableSearch(kept) })}
            />
            <ScopeChoice value={filters.scope} onValueChange={(scope) => change({ scope })} />
            <LookMenu
              look={look}
              onDensity={chooseDensity}
              onColumns={(columns) => {
                chooseColumns(columns);
                // One's own choice takes the place of what the address names.
                void navigate({
                  search: ({ columns: _named, ...now }) => now,
                  replace: true,
                  resetScroll: false,
                });
              }}
            />
            {datesInOrder(filters) && <ExportButton filters={filters} shown={look.columns} />}
          </>
        }
      />
      <ApplicationFilterCard
        filters={filters}
        onChange={change}
        onClear={() => change(noFilters)}
      />
      {datesInOrder(filters) ? (
        <FilteredApplications filters={filters} look={look} onChange={change} />
      ) : (
        // The field itself says why there are no results.
        <EmptyState
          className="mt-6"
          icon={<CalendarX />}
          title="No days to look at"
          text="Choose other dates to see applications."
        />
      )}
    </Page>
  );
}
