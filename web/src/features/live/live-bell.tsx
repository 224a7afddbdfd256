import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import Bell from "lucide-react/icons/bell";
import { type ComponentType, lazy, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { DropdownMenu } from "#ui/overlay/dropdown-menu.tsx";
import type { FollowerProps } from "./follower.tsx";

const loadItems = () => import("./notice-items.tsx");
const NoticeItems = lazy(async () => ({ default: (await loadItems()).NoticeItems }));

/** So long, in milliseconds, the first screen has the network for itself. */
const settledAfterMs = 2_000;
const longestPauseMs = 60_000;
const mostCounted = 99;

/** The latest notices and how many are unread. It stands from the start, and follows what happens soon after. */
export function LiveBell({ user }: { user: User }) {
  const [Follower, setFollower] = useState<ComponentType<FollowerProps>>();
  useEffect(() => loadFollower((loaded) => setFollower(() => loaded)), []);
  const [unread, setUnread] = useState(0);
  return (
    <>
      {Follower && <Follower user={user} onUnread={setUnread} />}
      <DropdownMenu
        loadItems={loadItems}
        trigger={
          <Button
            variant="ghost"
            size="icon"
            data-following={Follower ? "" : undefined}
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
    </>
  );
}

/**
 * Fetches what follows, once the page is there, or once the server is back. A page works without it: what cannot
 * be loaded is asked for again, with growing pauses. Answers how to give up.
 */
const loadFollower = (onLoaded: (loaded: ComponentType<FollowerProps>) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  const loadAfter = (pause: number) => {
    timer = setTimeout(async () => {
      try {
        const { Follower } = await import("./follower.tsx");
        if (!isGone) onLoaded(Follower);
      } catch {
        if (!isGone) loadAfter(Math.min(pause * 2, longestPauseMs));
      }
    }, pause);
  };
  loadAfter(settledAfterMs);
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
};
