import { memberRights, memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { memberRoles } from "@rolecall/contract/teams/member-role.ts";
import Check from "lucide-react/icons/check";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

/** The abilities of each role, shown where somebody chooses one. */
export function RoleTable() {
  return (
    <table className="w-full text-left text-xs">
      <caption className="pb-2 text-left text-sm font-medium">What each role may do</caption>
      <thead>
        <tr className="border-b border-line text-ink-muted">
          <th scope="col" className="py-1 pr-2 font-medium">
            May
          </th>
          {memberRoles.map((role) => (
            <th key={role} scope="col" className="px-1 py-1 text-center font-medium">
              {memberRoleLabels[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {memberRights.map(({ right, roles }) => (
          <tr key={right}>
            <th scope="row" className="py-1.5 pr-2 font-normal">
              {right}
            </th>
            {memberRoles.map((role) => (
              <td key={role} className="px-1 text-center">
                {roles.includes(role) ? (
                  <>
                    <Check aria-hidden className="mx-auto size-4 text-accent-ink" />
                    <VisuallyHidden>yes</VisuallyHidden>
                  </>
                ) : (
                  <VisuallyHidden>no</VisuallyHidden>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
