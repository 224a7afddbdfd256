import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { lazy } from "react";
import { fullName, initialsOf } from "#features/auth/person-name.ts";
import { useSignOut } from "#features/auth/session/use-sign-out.ts";
import { Avatar } from "#ui/avatar.tsx";
import { DropdownMenu } from "#ui/overlay/dropdown-menu.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

const loadItems = () => import("./user-menu-items.tsx");
const UserMenuItems = lazy(async () => ({ default: (await loadItems()).UserMenuItems }));

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
      loadItems={loadItems}
    >
      <UserMenuItems user={user} name={name} onSignOut={signOut} />
    </DropdownMenu>
  );
}
