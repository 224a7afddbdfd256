import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { CompanyCard, CompanyCardSkeleton } from "#features/companies/company-card.tsx";
import { type ListPage, sentenceOf } from "#lib/api-client.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading } from "#ui/page/skeleton.tsx";

const grid = "mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3";

/** Some of the companies that hire here. */
export function TrustedCompanies({
  companies,
  count,
}: {
  companies: UseQueryResult<ListPage<ListedCompany>>;
  /** The number of companies to show. */
  count: number;
}) {
  return (
    <section>
      <h2 className="text-xl">Trusted by Leading Companies</h2>
      {companies.isPending && (
        <Loading className={grid}>
          {Array.from({ length: count }, (_, index) => (
            <CompanyCardSkeleton key={index} />
          ))}
        </Loading>
      )}
      {companies.isError && (
        <div className="mt-4">
          <ErrorState
            text={sentenceOf(companies.error, "The companies could not be loaded.")}
            retrying={companies.isFetching}
            onRetry={() => void companies.refetch()}
          />
        </div>
      )}
      {companies.data?.items.length === 0 && (
        <EmptyState className="mt-4" title="No companies are currently available" />
      )}
      {companies.data && companies.data.items.length > 0 && (
        <ul className={grid}>
          {companies.data.items.map((company) => (
            <li key={company.id} className="flex">
              <CompanyCard company={company} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
