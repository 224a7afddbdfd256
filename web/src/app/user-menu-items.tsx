import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { createCompany } from "@rolecall/contract/companies/companies.ts";
import { roleLabels } from "@rolecall/contract/values/role.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import LogOut from "lucide-react/icons/log-out";
import { accountQuery } from "#features/auth/account/account.api.ts";
import { MenuItem, MenuLabel, MenuSeparator } from "#ui/overlay/dropdown-menu-parts.tsx";
import { mayGo, recruiterEntries } from "./navigation.ts";

type UserMenuItemsProps = { user: User; name: string; onSignOut: () => void };

/** The content of the user menu. */
export function UserMenuItems({ user, name, onSignOut }: UserMenuItemsProps) {
  return (
    <>
      <MenuLabel>
        <span className="block truncate font-medium text-ink">
          <bdi>{name}</bdi>
        </span>
        {user.email !== null && (
          <span className="block truncate text-ink-subtle">{user.email}</span>
        )}
        {/* Narrower bars have no room for it. */}
        <span className="block text-ink-subtle lg:hidden">{roleLabels[user.role]}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/profile">Profile</Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings/account">Settings</Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/messages">Messages</Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/saved-jobs">Saved Jobs</Link>
      </MenuItem>
      {user.role === "candidate" && (
        <MenuItem asChild>
          <Link to="/alerts">Job Alerts</Link>
        </MenuItem>
      )}
      {/* The other roles find theirs, if they ever have one, from the profile and the job. */}
      {user.role === "candidate" && (
        <MenuItem asChild>
          <Link to="/my-applications">My Applications</Link>
        </MenuItem>
      )}
      {mayGo(createCompany.access, user) && (
        <MenuItem asChild>
          <Link to="/your-company">Your Company</Link>
        </MenuItem>
      )}
      {recruiterEntries(user).map(({ to, label }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>{label}</Link>
        </MenuItem>
      ))}
      <AdministrationEntry />
      <MenuSeparator />
      <MenuItem onSelect={onSignOut}>
        <LogOut aria-hidden />
        Log out
      </MenuItem>
    </>
  );
}

/** The way to the administration, for administrators alone; asked when the menu is opened. */
function AdministrationEntry() {
  const { data: account } = useQuery(accountQuery);
  if (!account?.administrator) return null;
  return (
    <MenuItem asChild>
      <Link to="/admin">Administration</Link>
    </MenuItem>
  );
}
