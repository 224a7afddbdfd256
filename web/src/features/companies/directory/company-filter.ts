import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import {
  hasWords,
  nameKey,
  plainLettersOf,
  searchedWords,
} from "@rolecall/contract/names/names.ts";
import { everything } from "@rolecall/contract/page.ts";
import { type SelectOption, withChosen } from "#ui/form/select-option.ts";

/** Words are parts of name or description as names are found, the industry a part of the industry, without regard to case. */
export const companiesMatching = (
  companies: readonly ListedCompany[],
  { search, industry }: { search: string; industry: string },
): ListedCompany[] => {
  const words = searchedWords(search);
  const branch = industry === everything ? "" : industry.toLowerCase();
  return companies.filter(
    (company) =>
      hasWords(`${nameKey(company.name)}\n${plainLettersOf(company.description ?? "")}`, words) &&
      (company.industry ?? "").toLowerCase().includes(branch),
  );
};

/** The distinct industries of some companies, in order. */
export const industriesOf = (companies: readonly ListedCompany[]): string[] =>
  [...new Set(companies.flatMap(({ industry }) => (industry ? [industry] : [])))].toSorted(
    (one, other) => one.localeCompare(other),
  );

/** The options of a choice among industries. The address may contain a part of a name, which is one then, too. */
export const industryOptions = (industries: readonly string[], chosen: string): SelectOption[] =>
  withChosen(
    [
      { value: everything, label: "All Industries" },
      ...industries.map((value) => ({ value, label: value })),
    ],
    { value: chosen, label: chosen },
  );
