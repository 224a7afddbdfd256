import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import Building from "lucide-react/icons/building-2";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { AddCompanyDialog } from "./add-company-dialog.tsx";
import { CompanyTile } from "./company-tile.tsx";
import { ownCompaniesQuery } from "./own-companies.api.ts";

const route = getRouteApi("/your-company");

/** The way to one's company: to its page where there is one, else a choice, and a way to add one. */
export function YourCompanyScreen() {
  useDocumentTitle("Your Company");
  const { add } = route.useSearch();
  const [isAdding, setAdding] = useState(add !== undefined);
  const navigate = route.useNavigate();
  const own = useQuery(ownCompaniesQuery);
  const [first, ...more] = own.data ?? [];
  if (first && more.length === 0 && !isAdding)
    return <Navigate to="/companies/$id" params={{ id: first.id }} replace />;
  return (
    <Page width="narrow">
      <PageHeader
        title="Your Company"
        description="Its page, its team and its jobs, for whoever belongs to it."
        actions={
          first && (
            <Button variant="secondary" onClick={() => setAdding(true)}>
              Add a company
            </Button>
          )
        }
      />
      <div className="mt-6">
        {own.isPending && (
          <Loading>
            <Skeleton card className="h-40 w-full" />
          </Loading>
        )}
        {own.isError && (
          <ErrorState
            heading="h2"
            text={sentenceOf(own.error, "Your companies could not be loaded.")}
            retrying={own.isFetching}
            onRetry={() => void own.refetch()}
          />
        )}
        {own.data && !first && (
          <EmptyState
            heading="h2"
            icon={<Building />}
            title="You belong to no company yet"
            text="Add yours, or ask a colleague to invite you to its team."
            action={<Button onClick={() => setAdding(true)}>Add your company</Button>}
          />
        )}
        {own.data && first && (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {own.data.map((company) => (
              <li
                key={company.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5"
              >
                <CompanyTile company={company} />
                <h2 className="min-w-0 flex-1 basis-48 text-lg wrap-anywhere">
                  <Link
                    to="/companies/$id"
                    params={{ id: company.id }}
                    className={linkStyles({ variant: "title" })}
                  >
                    <bdi>{company.name}</bdi>
                  </Link>
                </h2>
                <Badge>{memberRoleLabels[company.role]}</Badge>
                <Link
                  to="/companies/$id/team"
                  params={{ id: company.id }}
                  aria-label={`Team of ${company.name}`}
                  className={linkStyles()}
                >
                  Team
                </Link>
                {company.can.readLetters && (
                  <Link
                    to="/companies/$id/letters"
                    params={{ id: company.id }}
                    aria-label={`Emails of ${company.name} to candidates`}
                    className={linkStyles()}
                  >
                    Emails to candidates
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <AddCompanyDialog
        open={isAdding}
        onOpenChange={setAdding}
        onAdded={({ id }) => void navigate({ to: "/companies/$id", params: { id } })}
      />
    </Page>
  );
}
