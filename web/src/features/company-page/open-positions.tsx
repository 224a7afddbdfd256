import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import Briefcase from "lucide-react/icons/briefcase";
import { useState } from "react";
import { useDebounced } from "#lib/use-debounced.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { AllPositions } from "./all-positions.tsx";
import { FoundPositions } from "./found-positions.tsx";
import { isFiltered, noPositionFilter, PositionsFilter } from "./positions-filter.tsx";

/** So few are read faster than they are searched. */
const fewPositions = 3;

/** A company's open jobs: all, newest first, or those that are looked for. */
export function OpenPositions({ company }: { company: CompanyDetail }) {
  const [filter, setFilter] = useState(noPositionFilter);
  const wanted = useDebounced(filter);
  if (company.jobs.length === 0)
    return (
      <EmptyState
        className="mt-3"
        icon={<Briefcase />}
        title="No open positions"
        text="This company doesn't have any job openings at the moment."
      />
    );
  return (
    <>
      {company.activeJobCount > fewPositions && (
        <PositionsFilter filter={filter} onFilterChange={setFilter} />
      )}
      {isFiltered(wanted) ? (
        <FoundPositions
          companyId={company.id}
          filter={wanted}
          onClear={() => setFilter(noPositionFilter)}
        />
      ) : (
        <AllPositions company={company} />
      )}
    </>
  );
}
