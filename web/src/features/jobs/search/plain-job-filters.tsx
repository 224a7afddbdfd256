import { Link } from "@tanstack/react-router";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/without-script/plain-select.tsx";
import { choicesOf, filterChoices, withAddressOption } from "./filter-choices.ts";
import type { JobFilters } from "./job-filters.ts";
import { sortChoices } from "./job-sort.tsx";

/** The filters and the order as a form that works without scripts. Words and place stay as they are. */
export function PlainJobFilters({ filters }: { filters: JobFilters }) {
  const { query, location, exact, companyId } = filters;
  const chosen = choicesOf(filters);
  const { user } = useAuth();
  const sort = sortChoices(filters, Boolean(user?.candidateProfile));
  return (
    <form action="/jobs" aria-label="Filters" className="flex flex-col gap-4">
      {Object.entries({ query, location, exact, companyId }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {filterChoices.map(({ name, label, options }) => (
        <PlainSelect
          key={name}
          label={label}
          name={name}
          options={withAddressOption(options, chosen[name])}
          value={chosen[name]}
        />
      ))}
      <PlainSelect label="Sort by" name="sort" options={sort.options} value={sort.value} />
      <Button type="submit">Apply Filters</Button>
      <Button asChild variant="ghost">
        <Link to="/jobs">Clear Filters</Link>
      </Button>
    </form>
  );
}
