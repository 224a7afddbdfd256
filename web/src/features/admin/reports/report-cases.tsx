import Flag from "lucide-react/icons/flag";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { casesQuery } from "#features/admin/admin.api.ts";
import { ListRows } from "#features/admin/supervised-list.tsx";
import { useFilters } from "#features/admin/use-filters.ts";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ReportedCase } from "./reported-case.tsx";

const options = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Decided" },
] as const;

/** The reports as one case for each job, the one reported first at the top. */
export function ReportCases() {
  const { filters, change } = useFilters();
  const status = filters.show === "closed" ? "closed" : "open";
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        aria-label="Which cases"
        className="self-start"
        options={options}
        value={status}
        onValueChange={(show) => change({ show: show === "open" ? "" : show })}
      />
      <ListRows
        list={casesQuery(status)}
        Row={ReportedCase}
        className="flex flex-col gap-4"
        rowClassName="rounded-lg border border-line bg-surface px-4 py-4"
        empty={
          <EmptyState
            heading="h2"
            icon={<Flag />}
            title={status === "open" ? "No report waits for a decision" : "Nothing was decided yet"}
            action={
              <AdminLink to={{ section: "jobs", show: "taken-down" }}>
                Jobs that were taken down
              </AdminLink>
            }
          />
        }
      />
    </div>
  );
}
