import type { SupervisedCompany } from "@rolecall/contract/admin/companies.schemas.ts";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { companiesQuery } from "#features/admin/admin.api.ts";
import { SupervisedList } from "#features/admin/supervised-list.tsx";
import { useFilters } from "#features/admin/use-filters.ts";
import { CompanyActions } from "./company-actions.tsx";
import { CompanyBadges } from "./company-badges.tsx";
import { CompanyDetail } from "./company-detail.tsx";
import { sizeText } from "./company-size.ts";

const choices = [
  {
    filter: "show",
    label: "Show",
    options: [
      { value: "all", label: "All companies" },
      { value: "verified", label: "Verified" },
      { value: "unverified", label: "Not verified" },
      { value: "suspended", label: "Suspended" },
    ],
  },
] as const;

/** All companies, or one of them. */
export function CompanyRows() {
  const { filters } = useFilters();
  if (filters.id !== undefined) return <CompanyDetail id={filters.id} />;
  return (
    <SupervisedList
      searchLabel="Name or website"
      choices={choices}
      list={companiesQuery(filters)}
      Row={Company}
    />
  );
}

function Company({ item: company }: { item: SupervisedCompany }) {
  return (
    <>
      <div className="min-w-0">
        <AdminLink to={{ section: "companies", id: company.id }} variant="title">
          <bdi className="font-semibold">{company.name}</bdi>
        </AdminLink>
        {company.website !== null && (
          <p className="text-ink-muted">
            <bdi>{company.website}</bdi>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-subtle">
          {sizeText(company)}
          <CompanyBadges company={company} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CompanyActions company={company} />
      </div>
    </>
  );
}
