import type { SupervisedCompany } from "@rolecall/contract/admin/companies.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { ActButton } from "#features/admin/act-button.tsx";
import {
  restoreCompanyMutation,
  suspendCompanyMutation,
  unverifyCompanyMutation,
  verifyCompanyMutation,
} from "#features/admin/admin.api.ts";
import { ReasonDialog } from "#features/admin/reason-dialog.tsx";

/** The actions of an administrator on a company. */
export function CompanyActions({ company }: { company: SupervisedCompany }) {
  const params = { id: company.id };
  const suspend = useMutation(suspendCompanyMutation);
  const restore = useMutation(restoreCompanyMutation);
  const verify = useMutation(verifyCompanyMutation);
  const unverify = useMutation(unverifyCompanyMutation);
  return (
    <>
      {company.verifiedAt === null ? (
        <ActButton label="Verify" act={verify} params={params} />
      ) : (
        <ActButton label="End verification" act={unverify} params={params} />
      )}
      {company.suspendedAt === null ? (
        <ReasonDialog
          label="Suspend"
          title={`Suspend ${company.name}?`}
          description="Its jobs are not listed, and nobody posts for it. An email tells its owner the reason."
          act={suspend}
          onConfirm={(reason, done) =>
            suspend.mutate({ params, body: { reason } }, { onSuccess: done })
          }
        />
      ) : (
        <ActButton label="Restore" act={restore} params={params} />
      )}
    </>
  );
}
