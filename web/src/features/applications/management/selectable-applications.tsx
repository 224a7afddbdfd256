import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import Inbox from "lucide-react/icons/inbox";
import { useRef, useState } from "react";
import { EmptyState } from "#ui/page/empty-state.tsx";
import type { ApplicationFilters } from "./application-search.ts";
import { ApplicationTable } from "./application-table.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { TableLook } from "./look/use-table-look.ts";

type SelectableApplicationsProps = {
  applications: MarkedApplication[];
  look: TableLook;
  filters: ApplicationFilters;
  onChange: (changes: Partial<ApplicationFilters>) => void;
};

const nothing: ReadonlySet<string> = new Set();

/** One page of applications, of which some may be selected and moved together. */
export function SelectableApplications({
  applications,
  look,
  filters,
  onChange,
}: SelectableApplicationsProps) {
  const list = JSON.stringify([filters, applications.map(({ id }) => id)]);
  const [selection, setSelection] = useState({ list, ids: nothing });
  const selectAll = useRef<HTMLButtonElement>(null);
  // A new list begins without a selection.
  if (selection.list !== list) setSelection({ list, ids: nothing });

  const clear = () => {
    setSelection({ list, ids: nothing });
    // When the bar closes, the focus moves to the checkbox that selects all.
    selectAll.current?.focus({ preventScroll: true });
  };
  if (applications.length === 0)
    return (
      <EmptyState
        icon={<Inbox />}
        title="No applications found"
        text="Try adjusting your filters to see more results."
      />
    );
  return (
    <>
      <BulkBar selected={applications.filter(({ id }) => selection.ids.has(id))} onClear={clear} />
      <ApplicationTable
        selectAllRef={selectAll}
        applications={applications}
        look={look}
        selected={selection.ids}
        onSelect={(ids) => setSelection({ list, ids })}
        filters={filters}
        onChange={onChange}
      />
    </>
  );
}
