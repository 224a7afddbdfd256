import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { roleLabels } from "@rolecall/contract/values/role.ts";
import { Link } from "@tanstack/react-router";
import LogOut from "lucide-react/icons/log-out";
import { fullName, initialsOf } from "#features/auth/person-name.ts";
import { useSignOut } from "#features/auth/session/use-sign-out.ts";
import { Avatar } from "#ui/avatar.tsx";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "#ui/overlay/dropdown-menu.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { AdministrationEntry } from "./administration-entry.tsx";
import { recruiterEntries } from "./navigation.ts";

/** The signed-in user, with links to their screens and the sign-out. */
export function UserMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  const name = fullName(user) || user.username;
  return (
    <DropdownMenu
      trigger={
        <button type="button" className="rounded-full">
          <VisuallyHidden>User menu of {name}</VisuallyHidden>
          <Avatar size="sm" initials={initialsOf(user, "U")} src={user.profileImageUrl} />
        </button>
      }
    >
      <DropdownMenuLabel>
        <span className="block truncate font-medium text-ink">
          <bdi>{name}</bdi>
        </span>
        {user.email !== null && (
          <span className="block truncate text-ink-subtle">{user.email}</span>
        )}
        {/* Narrower bars have no room for it. */}
        <span className="block text-ink-subtle lg:hidden">{roleLabels[user.role]}</span>
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link to="/profile">Profile</Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link to="/settings/security">Settings</Link>
      </DropdownMenuItem>
      {/* The other roles find theirs, if they ever have one, from the profile and the job. */}
      {user.role === "candidate" && (
        <DropdownMenuItem asChild>
          <Link to="/my-applications">My Applications</Link>
        </DropdownMenuItem>
      )}
      {recruiterEntries(user).map(({ to, label }) => (
        <DropdownMenuItem key={to} asChild>
          <Link to={to}>{label}</Link>
        </DropdownMenuItem>
      ))}
      <AdministrationEntry />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={signOut}>
        <LogOut aria-hidden />
        Log out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
