import type { SupervisedCompany } from "@rolecall/contract/admin/companies.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { companyQuery } from "#features/admin/admin.api.ts";
import { Detail } from "#features/admin/detail.tsx";
import { fullName } from "#features/auth/person-name.ts";
import { Loaded } from "#lib/loaded.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { CompanyActions } from "./company-actions.tsx";
import { CompanyBadges } from "./company-badges.tsx";
import { MergeCompany } from "./merge-company.tsx";

/** Everything that is known of one company. */
export function CompanyDetail({ id }: { id: string }) {
  const query = useQuery(companyQuery(id));
  return (
    <Loaded query={query} failure="The company could not be loaded.">
      {(company) => (
        <Detail
          section="companies"
          backLabel="All companies"
          title={company.name}
          badges={<CompanyBadges company={company} />}
          actions={
            <>
              <CompanyActions company={company} />
              <MergeCompany company={company} />
            </>
          }
          facts={[
            [
              "Owner",
              company.owner && (
                <AdminLink to={{ section: "people", id: company.owner.id }}>
                  <bdi>{fullName(company.owner) || "No name"}</bdi>
                </AdminLink>
              ),
            ],
            ["Website", company.website && <bdi>{company.website}</bdi>],
            ["Location", company.location && <bdi>{company.location}</bdi>],
            ["Members", company.memberCount.toLocaleString("en-US")],
            ["Jobs", company.jobCount.toLocaleString("en-US")],
            ["Posting", company.postingBy === "members" ? "Members only" : "Everyone"],
            ["Verified", company.verifiedAt && verifiedText(company)],
            ["Added", longDateText(company.createdAt)],
            ["Suspended since", company.suspendedAt && longDateText(company.suspendedAt)],
            ["Reason", company.suspensionReason],
            [
              "More",
              <span key="more" className="flex flex-wrap gap-x-4">
                <Link to="/companies/$id" params={{ id }} className={linkStyles()}>
                  Its page
                </Link>
                <AdminLink to={{ section: "record", subject: id }}>Its record</AdminLink>
              </span>,
            ],
          ]}
        />
      )}
    </Loaded>
  );
}

const verifiedText = ({
  verifiedAt,
  verifiedDomain,
}: {
  verifiedAt: SupervisedCompany["verifiedAt"];
  verifiedDomain: string | null;
}) =>
  verifiedAt &&
  `${longDateText(verifiedAt)}, by ${verifiedDomain === null ? "an administrator" : verifiedDomain}`;
