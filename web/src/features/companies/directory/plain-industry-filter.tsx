import { Button } from "#ui/button.tsx";
import type { SelectOption } from "#ui/form/select-option.ts";
import { PlainSelect } from "#ui/without-script/plain-select.tsx";

type PlainIndustryFilterProps = { query: string; options: SelectOption[]; industry: string };

/** The choice of an industry as a form that works without scripts. The words stay as they are. */
export function PlainIndustryFilter({ query, options, industry }: PlainIndustryFilterProps) {
  return (
    <form action="/companies" aria-label="Industry" className="mt-3 flex items-end gap-2">
      {query !== "" && <input type="hidden" name="query" value={query} />}
      <PlainSelect label="Industry" name="industry" options={options} value={industry} />
      <Button type="submit" variant="secondary">
        Choose
      </Button>
    </form>
  );
}
