import { useQuery } from "@tanstack/react-query";
import { industriesQuery } from "#features/companies/companies.api.ts";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/without-script/plain-select.tsx";
import { industryOptions } from "./company-filter.ts";

type PlainIndustryFilterProps = { query: string; industry: string };

/** The choice of an industry as a form that works without scripts. The words stay as they are. */
export function PlainIndustryFilter({ query, industry }: PlainIndustryFilterProps) {
  // The route has read them (app/screen-reads.ts).
  const { data: industries = [] } = useQuery({ ...industriesQuery, enabled: false });
  return (
    <form action="/companies" aria-label="Industry" className="mt-3 flex items-end gap-2">
      {query !== "" && <input type="hidden" name="query" value={query} />}
      <PlainSelect
        label="Industry"
        name="industry"
        options={industryOptions(industries, industry)}
        value={industry}
      />
      <Button type="submit" variant="secondary">
        Choose
      </Button>
    </form>
  );
}
