import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import { lazy, useEffect } from "react";
import { Button } from "#ui/button.tsx";
import { DropdownMenu } from "#ui/overlay/dropdown-menu.tsx";
import { follow } from "./follow.ts";
import { takeSaid, unreadQuery } from "./live.api.ts";

const loadItems = () => import("./notice-items.tsx");
const NoticeItems = lazy(async () => ({ default: (await loadItems()).NoticeItems }));

const mostCounted = 99;

/** The latest notices and how many are unread. As long as it is there, screens follow what happens. */
export function NoticeBell({ user: { id } }: { user: User }) {
  const client = useQueryClient();
  useEffect(() => follow(id, (said) => takeSaid(client, said)), [id, client]);
  const { data } = useQuery({ ...unreadQuery, enabled: false });
  const unread = data?.notices ?? 0;
  return (
    <DropdownMenu
      loadItems={loadItems}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={unread === 0 ? "Notices" : `Notices, ${unread} unread`}
          className="relative @max-[23rem]:hidden"
        >
          <Bell aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute top-0 right-0 min-w-4 rounded-full bg-accent px-1 text-center text-xs leading-4 text-on-accent"
            >
              {unread > mostCounted ? `${mostCounted}+` : unread}
            </span>
          )}
        </Button>
      }
    >
      <NoticeItems />
    </DropdownMenu>
  );
}
