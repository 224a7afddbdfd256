import { experienceLevels } from "@rolecall/contract/jobs/job.ts";
import { everything } from "@rolecall/contract/page.ts";
import { useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import { useId, useState } from "react";
import { ownCompaniesQuery } from "#features/companies/own-companies.api.ts";
import { levelLabel } from "#features/jobs/job-text.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { FilterToggle } from "#ui/list/filter-toggle.tsx";
import { type CandidatesSearch, distances } from "./candidates-search.ts";
import { JobChoice } from "./job-choice.tsx";

const foldableNames = ["skill", "location", "within", "experienceLevel", "jobId"] as const;

type Changes = { [Name in keyof CandidatesSearch]?: CandidatesSearch[Name] | undefined };

type CandidatesFilterProps = {
  search: CandidatesSearch;
  /** Undefined takes a filter away. */
  onChange: (changes: Changes) => void;
};

/**
 * Whom somebody searches for, for which company, and for which of their jobs. On phones all but the words and the
 * company fold away.
 */
export function CandidatesFilter({ search, onChange }: CandidatesFilterProps) {
  const panelId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const foldable = unfolded ? undefined : "max-sm:hidden";
  return (
    <search
      aria-label="Candidates"
      id={panelId}
      className="mt-6 grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Words
        label="Words"
        placeholder="Title, field, employer"
        value={search.query}
        onChange={(query) => onChange({ query })}
      />
      <FilterToggle
        count={foldableNames.filter((name) => search[name] !== undefined).length}
        unfolded={unfolded}
        onToggle={() => setUnfolded(!unfolded)}
        panelId={panelId}
        className="sm:hidden"
      />
      <Words
        className={foldable}
        label="Skill"
        placeholder="TypeScript"
        value={search.skill}
        onChange={(skill) => onChange({ skill })}
      />
      <Words
        className={foldable}
        label="Place"
        placeholder="Boise, ID"
        value={search.location}
        onChange={(location) => onChange({ location })}
      />
      <Field label="Distance" className={foldable}>
        <Select
          options={[
            { value: everything, label: "In this place" },
            ...distances.map((miles) => ({ value: miles, label: `Within ${miles} miles` })),
          ]}
          value={search.within ?? everything}
          disabled={search.location === undefined}
          onValueChange={(within) =>
            onChange({ within: within === everything ? undefined : within })
          }
        />
      </Field>
      <Field label="Level" className={foldable}>
        <Select
          options={[
            { value: everything, label: "All levels" },
            ...experienceLevels.map((level) => ({
              value: level,
              label: levelLabel(level),
            })),
          ]}
          value={search.experienceLevel ?? everything}
          onValueChange={(level) =>
            onChange({ experienceLevel: level === everything ? undefined : level })
          }
        />
      </Field>
      <JobChoice
        className={foldable}
        label="People for this job"
        none="Any job"
        jobId={search.jobId}
        onChange={(jobId) => onChange({ jobId })}
      />
      <OwnCompany search={search} onChange={onChange} />
    </search>
  );
}

type WordsProps = {
  className?: string | undefined;
  label: string;
  placeholder: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

function Words({ className, label, placeholder, value = "", onChange }: WordsProps) {
  const { text, type } = useDebouncedText(value, (typed) => onChange(typed || undefined));
  return (
    <Field label={label} className={className}>
      <TextInput
        type="search"
        icon={<Search />}
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </Field>
  );
}

/** For who has several companies: one of them searches, and is named to who is looked at. */
function OwnCompany({ search, onChange }: CandidatesFilterProps) {
  const companies = useQuery(ownCompaniesQuery);
  const searching = companies.data?.filter(({ can }) => can.searchPeople) ?? [];
  return searching.length < 2 ? null : (
    <Field label="For the company">
      <Select
        placeholder="Choose a company"
        value={search.companyId ?? ""}
        onValueChange={(companyId) => onChange({ companyId })}
        options={searching.map((company) => ({ value: company.id, label: company.name }))}
      />
    </Field>
  );
}
