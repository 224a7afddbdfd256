import type { ListedCompany } from "@rolecall/contract/companies.ts";
import { everything } from "@rolecall/contract/page.ts";

/** Words match name or description, the industry a part of the industry, all without regard to case. */
export const companiesMatching = (
  companies: readonly ListedCompany[],
  { search, industry }: { search: string; industry: string },
): ListedCompany[] => {
  const words = search.trim().toLowerCase();
  const branch = industry === everything ? "" : industry.toLowerCase();
  return companies.filter(
    (company) =>
      (company.name.toLowerCase().includes(words) ||
        company.description?.toLowerCase().includes(words) === true) &&
      (company.industry ?? "").toLowerCase().includes(branch),
  );
};

/** The distinct industries of some companies, in order. */
export const industriesOf = (companies: readonly ListedCompany[]): string[] =>
  [...new Set(companies.flatMap(({ industry }) => (industry ? [industry] : [])))].toSorted(
    (one, other) => one.localeCompare(other),
  );
