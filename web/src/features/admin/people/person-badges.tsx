import type { ListedUser } from "@rolecall/contract/admin/people.schemas.ts";
import { Badge } from "#ui/badge.tsx";

/** Badges for what sets an account apart. */
export function PersonBadges({ user }: { user: ListedUser }) {
  return (
    <>
      {user.administrator && <Badge tone="accent">Administrator</Badge>}
      {user.waiting && <Badge tone="yellow">Waiting</Badge>}
      {user.lostAt !== null && <Badge tone="amber">Lost second factor</Badge>}
      {user.suspendedAt !== null && <Badge tone="red">Suspended</Badge>}
    </>
  );
}
