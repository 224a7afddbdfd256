import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import { roleRefusedText } from "@rolecall/contract/teams/member-role.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Lock from "lucide-react/icons/lock";
import { companyQuery } from "#features/companies/companies.api.ts";
import { CompanyQuestions } from "#features/questions/editor/company-questions.tsx";
import { CompanyStages } from "#features/stages/company-stages.tsx";
import { isMissing } from "#lib/api-client.ts";
import { Loaded } from "#lib/loaded.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { backLinkStyles } from "#ui/text/back-link-styles.ts";

const route = getRouteApi("/companies/$id/hiring");

/** The stages with which a company's jobs begin, and the questions that they may take. */
export function CompanyHiringScreen() {
  const { id } = route.useParams();
  const company = useQuery(companyQuery(id));
  useDocumentTitle(isMissing(company.error) ? companyMissingText : "Stages and questions");
  return (
    <Page width="narrow">
      <PageHeader
        title="Stages and questions"
        description={company.data && <bdi>{company.data.name}</bdi>}
        back={
          <Link to="/companies/$id/team" params={{ id }} className={backLinkStyles}>
            <ArrowLeft aria-hidden className="size-4" /> Back to the team
          </Link>
        }
      />
      <div className="mt-6 flex flex-col gap-6">
        <Loaded query={company} failure="The company could not be loaded.">
          {({ can }) =>
            can.readTeam ? (
              <Defaults companyId={id} mayChange={can.setDefaults} />
            ) : (
              <EmptyState heading="h2" icon={<Lock />} title={roleRefusedText} />
            )
          }
        </Loaded>
      </div>
    </Page>
  );
}

function Defaults({ companyId, mayChange }: { companyId: string; mayChange: boolean }) {
  return (
    <>
      <Card>
        <CardHeader
          title="Stages of new jobs"
          description="The columns of the boards of all jobs that have no stages of their own."
        />
        <CompanyStages companyId={companyId} mayChange={mayChange} />
      </Card>
      {mayChange && (
        <Card>
          <CardHeader
            title="Questions"
            description="A library, from which jobs take copies. What is changed here changes no job."
          />
          <CompanyQuestions companyId={companyId} />
        </Card>
      )}
    </>
  );
}
