import { hasDashboard } from "@rolecall/contract/dashboard.ts";
import { everything } from "@rolecall/contract/page.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { JobPositionField } from "#features/applications/management/job-position-field.tsx";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { ownCompaniesQuery } from "#features/companies/own-companies.api.ts";
import { dateOf, dayOf } from "#lib/text/dates.ts";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { Field } from "#ui/form/field.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { Select } from "#ui/form/select.tsx";
import { type AnalyticsSearch, usualSpan } from "./analytics-search.ts";

const spans = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "A year" },
  { value: "days", label: "Dates" },
] as const;

type AnalyticsFilterProps = {
  search: AnalyticsSearch;
  /** Undefined takes a filter away. */
  onChange: (changes: {
    [Name in keyof AnalyticsSearch]?: AnalyticsSearch[Name] | undefined;
  }) => void;
};

/** The span, and whose jobs the figures are about. */
export function AnalyticsFilter({ search, onChange }: AnalyticsFilterProps) {
  const { role } = useSignedInUser();
  const [choosesDays, setChoosesDays] = useState(search.from !== undefined);
  const [days, setDays] = useState({ from: search.from, to: search.to });
  const span = choosesDays ? "days" : (search.days ?? usualSpan);
  const choose = (changes: Partial<typeof days>) => {
    const chosen = { ...days, ...changes };
    setDays(chosen);
    onChange(chosen);
  };
  return (
    <search
      aria-label="Span and jobs"
      className="mt-6 grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:flex lg:flex-wrap"
    >
      <Field label="Span">
        <SegmentedControl
          options={spans}
          value={span}
          onValueChange={(chosen) => {
            setChoosesDays(chosen === "days");
            if (chosen !== "days") onChange({ days: chosen, from: undefined, to: undefined });
          }}
        />
      </Field>
      {choosesDays &&
        (["from", "to"] as const).map((bound) => (
          <Field key={bound} label={bound === "from" ? "From" : "To"}>
            <DatePicker
              value={days[bound] && dateOf(days[bound])}
              onValueChange={(date) => choose({ [bound]: date && dayOf(date) })}
            />
          </Field>
        ))}
      <CompanyField
        companyId={search.companyId}
        onChange={(companyId) => onChange({ companyId })}
      />
      {hasDashboard(role) && (
        <JobPositionField
          jobId={search.jobId ?? everything}
          onChange={(jobId) => onChange({ jobId: jobId === everything ? undefined : jobId })}
          className="lg:w-72"
        />
      )}
    </search>
  );
}

type CompanyFieldProps = {
  companyId: string | undefined;
  onChange: (companyId: string | undefined) => void;
};

/** For members of companies alone: others manage no company's jobs. */
function CompanyField({ companyId, onChange }: CompanyFieldProps) {
  const { data: companies = [] } = useQuery(ownCompaniesQuery);
  if (companies.length === 0) return null;
  return (
    <Field label="Company" className="lg:w-56">
      <Select
        options={[
          { value: everything, label: "All jobs you manage" },
          ...companies.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={companyId ?? everything}
        onValueChange={(chosen) => onChange(chosen === everything ? undefined : chosen)}
      />
    </Field>
  );
}
