import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { accountQuery } from "#features/auth/account/account.api.ts";
import { DropdownMenuItem } from "#ui/overlay/dropdown-menu.tsx";

/** The way to the administration, for administrators alone; asked when the menu is opened. */
export function AdministrationEntry() {
  const { data: account } = useQuery(accountQuery);
  if (!account?.administrator) return null;
  return (
    <DropdownMenuItem asChild>
      <Link to="/admin">Administration</Link>
    </DropdownMenuItem>
  );
}
