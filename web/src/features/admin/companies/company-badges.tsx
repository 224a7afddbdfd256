import type { SupervisedCompany } from "@rolecall/contract/admin/companies.schemas.ts";
import { Badge } from "#ui/badge.tsx";

/** Badges for what sets a company apart. */
export function CompanyBadges({ company }: { company: SupervisedCompany }) {
  return (
    <>
      {company.verifiedAt !== null && <Badge tone="green">Verified</Badge>}
      {company.suspendedAt !== null && <Badge tone="red">Suspended</Badge>}
    </>
  );
}
