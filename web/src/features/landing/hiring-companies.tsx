import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CompanyTile } from "#features/companies/company-tile.tsx";
import { hiringCompaniesQuery } from "./landing.api.ts";
import { sectionColumn } from "./sections.ts";

/** Fewer would look like an empty board. */
const fewest = 4;
const most = 8;

/** The companies with the most open jobs, each with the way to them; nothing where there are few. */
export function HiringCompanies() {
  const { data } = useQuery(hiringCompaniesQuery);
  const hiring =
    data?.items.filter(({ logoUrl, activeJobCount }) => logoUrl && activeJobCount) ?? [];
  if (hiring.length < fewest) return null;
  return (
    <section aria-label="Companies that hire here" className={`${sectionColumn} pt-10`}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-[repeat(4,auto)]">
        {hiring.slice(0, most).map((company) => (
          <li key={company.id} className="max-w-full min-w-0">
            <Link
              to="/jobs"
              search={{ companyId: company.id }}
              className="flex min-h-10 items-center gap-2.5 rounded-sm font-medium text-ink-muted hover:text-ink"
            >
              <CompanyTile company={company} size="sm" />
              <span className="truncate">
                <bdi>{company.name}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
