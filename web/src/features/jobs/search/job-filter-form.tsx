import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { withCounts } from "./counted-options.ts";
import { type Choices, choicesOf, filterChoices, withAddressOption } from "./filter-choices.ts";
import type { JobFilters } from "./job-filters.ts";

const write = (box: RefObject<HTMLInputElement | null>, text: string) => {
  if (box.current) box.current.value = text;
};

/**
 * A search box that gets another text when the address has another one. It begins with `defaultValue`;
 * what somebody typed before the script was there stays.
 */
const useFollowingBox = (text: string) => {
  const box = useRef<HTMLInputElement>(null);
  const followed = useRef(text);
  useEffect(() => {
    if (followed.current === text) return;
    followed.current = text;
    write(box, text);
  }, [text]);
  return box;
};

type JobFilterFormProps = {
  /** The filters in the address; the form follows them, also on Back. */
  filters: JobFilters;
  onApply: (filters: Record<string, string>) => void;
};

/**
 * The search form: words, place and filters. Nothing is searched before Search or Apply Filters is
 * pressed.
 */
export function useJobFilterForm({ filters, onApply }: JobFilterFormProps) {
  const query = useFollowingBox(filters.query ?? "");
  const location = useFollowingBox(filters.location ?? "");

  const [chosen, setChosen] = useState(() => choicesOf(filters));
  const applied = choicesOf(filters);
  const address = JSON.stringify(applied);
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
      setChosen(choicesOf({}));
      onApply({});
    },
  };
}

type JobFilterPanelProps = {
  form: Pick<ReturnType<typeof useJobFilterForm>, "chosen" | "choose" | "applied">;
  facets: JobFacets | undefined;
};

export function JobFilterPanel({ form, facets }: JobFilterPanelProps) {
  const { chosen, choose, applied } = form;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-1">
      {filterChoices.map(({ name, label, options }) => (
        <Field
          key={name}
          label={label}
          aside={
            chosen[name] !== applied[name] && (
              <span className="text-xs font-medium text-accent-ink">Not applied yet</span>
            )
          }
        >
          <Select
            options={withCounts(
              withAddressOption(options, chosen[name]),
              name === "answers" ? undefined : facets?.[name],
            )}
            value={chosen[name]}
            onValueChange={(value) => choose({ [name]: value })}
          />
        </Field>
      ))}
    </div>
  );
}
