import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { everything } from "@rolecall/contract/page.ts";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { SuggestInput } from "#ui/suggest/suggest-input.tsx";
import { withCounts } from "./counted-options.ts";
import { type Choices, choicesOf, filterChoices, withAddressOption } from "./filter-choices.ts";
import type { JobFilters } from "./job-filters.ts";

const companies = async () =>
  (await import("./by-company/company-suggestions.tsx")).CompanySuggestions;

const write = (box: RefObject<HTMLInputElement | null>, text: string) => {
  if (box.current) box.current.value = text;
};

/**
 * A search box that gets another text when the address has another one. It begins with `defaultValue`;
 * what somebody typed before the script was there stays. With `when` it gets the text with each of its changes.
 */
const useFollowingBox = (text: string, when = text) => {
  const box = useRef<HTMLInputElement>(null);
  const followed = useRef(when);
  useEffect(() => {
    if (followed.current === when) return;
    followed.current = when;
    write(box, text);
  }, [text, when]);
  return box;
};

type JobFilterFormProps = {
  /** The filters in the address; the form follows them, also on Back. */
  filters: JobFilters;
  /** Of the company in the address, once it is known. */
  companyName: string | undefined;
  onApply: (filters: Record<string, string>) => void;
};

/**
 * The search form: words, place and filters. Nothing is searched before Search or Apply Filters is
 * pressed.
 */
export function useJobFilterForm({ filters, companyName = "", onApply }: JobFilterFormProps) {
  const query = useFollowingBox(filters.query ?? "");
  const location = useFollowingBox(filters.location ?? "");

  const [chosen, setChosen] = useState(() => choicesOf(filters));
  const applied = choicesOf(filters);
  const address = JSON.stringify(applied);
  const company = useFollowingBox(companyName, companyName + address);
  const [followed, setFollowed] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    setChosen(applied);
  }

  return {
    query,
    isChanged: JSON.stringify(chosen) !== address,
    applied,
    location,
    company,
    companyName,
    chosen,
    choose: (choice: Partial<Choices>) => setChosen({ ...chosen, ...choice }),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      onApply({
        query: query.current?.value ?? "",
        location: location.current?.value ?? "",
        ...chosen,
      });
    },
    clear: () => {
      // Clears typed text that was never applied, too.
      write(query, "");
      write(location, "");
      write(company, "");
      setChosen(choicesOf({}));
      onApply({});
    },
  };
}

type JobFilterPanelProps = {
  form: Pick<
    ReturnType<typeof useJobFilterForm>,
    "chosen" | "choose" | "applied" | "company" | "companyName"
  >;
  facets: JobFacets | undefined;
};

export function JobFilterPanel({ form, facets }: JobFilterPanelProps) {
  const { chosen, choose, applied, company, companyName } = form;
  const asideOf = (name: keyof Choices) =>
    chosen[name] !== applied[name] && (
      <span className="text-xs font-medium text-accent-ink">Not applied yet</span>
    );
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-1">
      {filterChoices.map(({ name, label, options }) => (
        <Field key={name} label={label} aside={asideOf(name)}>
          <Select
            options={withCounts(
              withAddressOption(options, chosen[name]),
              name === "answers" || name === "postedSince" ? undefined : facets?.[name],
            )}
            value={chosen[name]}
            onValueChange={(value) => choose({ [name]: value })}
          />
        </Field>
      ))}
      <Field label="Company" aside={asideOf("companyId")}>
        <SuggestInput
          ref={company}
          type="search"
          defaultValue={companyName}
          placeholder="Any Company"
          suggestions={companies}
          onTake={(id) => choose({ companyId: id || everything })}
        />
      </Field>
    </div>
  );
}
