import type { JobScope } from "@rolecall/contract/jobs/job.ts";
import { useQuery } from "@tanstack/react-query";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { ownCompaniesQuery } from "./own-companies.api.ts";

const options = [
  { value: "all", label: "All" },
  { value: "mine", label: "Mine" },
  { value: "team", label: "The team's" },
] as const satisfies { value: JobScope; label: string }[];

type ScopeChoiceProps = { value: JobScope; onValueChange: (scope: JobScope) => void };

/** Whose jobs are shown: for members of a company alone, since others manage only their own. */
export function ScopeChoice({ value, onValueChange }: ScopeChoiceProps) {
  const own = useQuery(ownCompaniesQuery);
  if (!own.data || own.data.length === 0) return null;
  return (
    <SegmentedControl
      aria-label="Whose jobs"
      options={options}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
