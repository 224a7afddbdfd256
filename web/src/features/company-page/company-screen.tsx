import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { companyQuery } from "#features/companies/companies.api.ts";
import { noCompanyDescription } from "#features/companies/company-text.ts";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton, SkeletonHeader } from "#ui/page/skeleton.tsx";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { CompanyHeader } from "./company-header.tsx";
import { CompanyOverview, GetInTouch } from "./company-side-cards.tsx";
import { OpenPositions } from "./open-positions.tsx";
import { CompanyParts } from "./parts/company-parts.tsx";

const route = getRouteApi("/companies/$id");
const columns = "mt-8 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]";

/** One company and its open positions. */
export function CompanyScreen() {
  const { id } = route.useParams();
  const company = useQuery(companyQuery(id));
  useDocumentTitle(isMissing(company.error) ? companyMissingText : company.data?.name);

  if (company.isPending)
    return (
      <Page>
        <Loading>
          <SkeletonHeader />
          <div className={columns}>
            <div>
              <Skeleton className="h-7 w-48" />
              <Skeleton className="mt-3 h-28 w-full max-w-prose" />
              <Skeleton className="mt-10 h-7 w-48" />
              <Skeleton card className="mt-3 h-96 w-full" />
            </div>
            <div className="flex flex-col gap-6">
              <Skeleton card className="h-48 w-full" />
              <Skeleton card className="h-50 w-full" />
            </div>
          </div>
        </Loading>
      </Page>
    );
  if (isMissing(company.error)) return <CompanyMissing />;
  if (!company.data)
    return (
      <Page>
        <ErrorState
          heading="h1"
          text={sentenceOf(company.error, "The company could not be loaded.")}
          retrying={company.isFetching}
          onRetry={() => void company.refetch()}
        />
      </Page>
    );
  const { data } = company;
  // It was merged into another one.
  if (data.id !== id) return <Navigate to="/companies/$id" params={{ id: data.id }} replace />;
  return (
    <Page>
      <CompanyHeader company={data} />
      <div className={columns}>
        <div className="min-w-0">
          <section>
            <h2 className="text-xl">
              About <bdi>{data.name}</bdi>
            </h2>
            <Paragraphs text={data.description?.trim() || noCompanyDescription} />
          </section>
          <CompanyParts company={data} />
          <section className="mt-10">
            <h2 className="text-xl">Open Positions ({data.activeJobCount})</h2>
            <OpenPositions company={data} />
          </section>
        </div>
        <aside aria-label="Company facts" className="flex flex-col gap-6">
          <CompanyOverview company={data} />
          <GetInTouch company={data} />
        </aside>
      </div>
    </Page>
  );
}

function CompanyMissing() {
  return (
    <Page className="flex flex-col items-start gap-3">
      <h1 className="text-2xl">{companyMissingText}</h1>
      <p className="text-base text-ink-muted">The company you're looking for doesn't exist.</p>
      <Button asChild variant="secondary">
        <Link to="/companies">Browse Companies</Link>
      </Button>
    </Page>
  );
}
