import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { useMutation } from "@tanstack/react-query";
import { ActButton } from "#features/admin/act-button.tsx";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { giveCompanyMutation } from "#features/admin/admin.api.ts";

interface Membership {
  id: string;
  name: string;
  role: keyof typeof memberRoleLabels;
}

/** The companies that somebody belongs to, each with the way to make them its owner. */
export function PersonCompanies({
  userId,
  companies,
}: {
  userId: string;
  companies: Membership[];
}) {
  return (
    <ul className="flex flex-col gap-2">
      {companies.map((company) => (
        <li key={company.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0">
            <AdminLink to={{ section: "companies", id: company.id }}>
              <bdi>{company.name}</bdi>
            </AdminLink>{" "}
            ({memberRoleLabels[company.role]})
          </span>
          {company.role !== "owner" && <MakeOwner companyId={company.id} userId={userId} />}
        </li>
      ))}
    </ul>
  );
}

function MakeOwner({ companyId, userId }: { companyId: string; userId: string }) {
  const { isPending, mutate } = useMutation(giveCompanyMutation);
  return (
    <ActButton
      label="Make owner"
      act={{
        isPending,
        mutate: ({ params }, options) => mutate({ params, body: { userId } }, options),
      }}
      params={{ id: companyId }}
    />
  );
}
