import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import { everything } from "@rolecall/contract/page.ts";
import { comparable } from "@rolecall/contract/values/comparable.ts";

/** Words match name or description as names are compared, the industry a part of the industry, without regard to case. */
export const companiesMatching = (
  companies: readonly ListedCompany[],
  { search, industry }: { search: string; industry: string },
): ListedCompany[] => {
  const words = comparable(search.trim());
  const branch = industry === everything ? "" : industry.toLowerCase();
  return companies.filter(
    (company) =>
      (comparable(company.name).includes(words) ||
        comparable(company.description ?? "").includes(words)) &&
      (company.industry ?? "").toLowerCase().includes(branch),
  );
};

/** The distinct industries of some companies, in order. */
export const industriesOf = (companies: readonly ListedCompany[]): string[] =>
  [...new Set(companies.flatMap(({ industry }) => (industry ? [industry] : [])))].toSorted(
    (one, other) => one.localeCompare(other),
  );
