import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { companyQuery } from "#features/companies/companies.api.ts";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { reasonsQuery, templatesQuery } from "./employer-letters.api.ts";
import { Reasons } from "./reasons.tsx";
import { Templates } from "./templates.tsx";

const backStyles = linkStyles({
  variant: "quiet",
  className: "inline-flex items-center gap-1.5",
});

const route = getRouteApi("/companies/$id/letters");

/** The letters of a company: its templates, and the reasons for which it rejects. */
export function LettersScreen() {
  const { id } = route.useParams();
  const company = useQuery(companyQuery(id));
  const templates = useQuery(templatesQuery(id));
  const reasons = useQuery(reasonsQuery(id));
  const all = [company, templates, reasons];
  const error = all.find((query) => query.error)?.error;
  useDocumentTitle(isMissing(error) ? companyMissingText : "Emails to Candidates");

  if (error)
    return (
      <Page width="narrow">
        <ErrorState
          heading="h1"
          text={sentenceOf(error, "The emails could not be loaded.")}
          retrying={all.some(({ isFetching }) => isFetching)}
          onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))}
        />
      </Page>
    );
  if (!company.data || !templates.data || !reasons.data)
    return (
      <Page width="narrow">
        <Loading>
          <Skeleton className="h-8 w-64" />
          <Skeleton card className="mt-8 h-72 w-full" />
        </Loading>
      </Page>
    );
  const mayChange = company.data.can.setDefaults;
  return (
    <Page width="narrow">
      <PageHeader
        title="Emails to Candidates"
        description={<bdi>{company.data.name}</bdi>}
        back={
          <Link to="/companies/$id/team" params={{ id }} className={backStyles}>
            <ArrowLeft aria-hidden className="size-4" /> Back to the team
          </Link>
        }
      />
      <Templates companyId={id} templates={templates.data} mayChange={mayChange} />
      <Reasons companyId={id} reasons={reasons.data} mayChange={mayChange} />
    </Page>
  );
}
