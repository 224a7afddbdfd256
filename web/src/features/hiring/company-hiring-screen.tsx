import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import { roleRefusedText } from "@rolecall/contract/teams/member-role.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Lock from "lucide-react/icons/lock";
import { companyQuery } from "#features/companies/companies.api.ts";
import { CompanyStages } from "#features/stages/company-stages.tsx";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

const route = getRouteApi("/companies/$id/hiring");

/** The stages with which a company's jobs begin. */
export function CompanyHiringScreen() {
  const { id } = route.useParams();
  const company = useQuery(companyQuery(id));
  useDocumentTitle(isMissing(company.error) ? companyMissingText : "Stages");
  if (company.error)
    return (
      <Page width="narrow">
        <ErrorState
          heading="h1"
          text={sentenceOf(company.error, "The company could not be loaded.")}
          retrying={company.isFetching}
          onRetry={() => void company.refetch()}
        />
      </Page>
    );
  if (!company.data)
    return (
      <Page width="narrow">
        <Loading>
          <Skeleton className="h-8 w-64" />
          <Skeleton card className="mt-6 h-96 w-full" />
        </Loading>
      </Page>
    );
  const { can, name } = company.data;
  if (!can.readTeam)
    return (
      <Page width="narrow">
        <EmptyState heading="h1" icon={<Lock />} title={roleRefusedText} />
      </Page>
    );
  return (
    <Page width="narrow">
      <PageHeader
        title="Stages"
        description={<bdi>{name}</bdi>}
        back={
          <Link
            to="/companies/$id/team"
            params={{ id }}
            className={linkStyles({
              variant: "quiet",
              className: "inline-flex items-center gap-1.5",
            })}
          >
            <ArrowLeft aria-hidden className="size-4" /> Back to the team
          </Link>
        }
      />
      <Card className="mt-6 sm:p-6">
        <CardHeader
          title="Stages of new jobs"
          description="The columns of the boards of all jobs that have no stages of their own."
        />
        <CompanyStages companyId={id} mayChange={can.setDefaults} />
      </Card>
    </Page>
  );
}
