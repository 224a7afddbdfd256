import type { SupervisedCompany } from "@rolecall/contract/admin/companies.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Badge } from "#ui/badge.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ActButton } from "./act-button.tsx";
import { companiesQuery, restoreCompanyMutation, suspendCompanyMutation } from "./admin.api.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { SupervisedList } from "./supervised-list.tsx";

/** All companies. */
export function CompanyRows() {
  return <SupervisedList searchLabel="Name or website" queryOf={companiesQuery} Row={Company} />;
}

function Company({ item: company }: { item: SupervisedCompany }) {
  const params = { id: company.id };
  const suspend = useMutation(suspendCompanyMutation);
  const restore = useMutation(restoreCompanyMutation);
  return (
    <>
      <div className="min-w-0">
        <Link to="/companies/$id" params={params} className={linkStyles({ variant: "title" })}>
          <bdi>{company.name}</bdi>
        </Link>
        <p className="flex flex-wrap gap-2 text-xs text-ink-subtle">
          {company.jobCount.toLocaleString("en-US")} jobs
          {company.suspendedAt !== null && <Badge>Suspended</Badge>}
        </p>
      </div>
      {company.suspendedAt !== null ? (
        <ActButton label="Restore" act={restore} params={params} />
      ) : (
        <ReasonDialog
          label="Suspend"
          title="Suspend this company?"
          description="Its jobs are not listed, and nobody posts for it. A letter tells its owner the reason."
          act={suspend}
          onConfirm={(reason) => suspend.mutate({ params, body: { reason } })}
        />
      )}
    </>
  );
}
