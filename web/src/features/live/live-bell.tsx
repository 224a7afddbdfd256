import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { type ComponentType, useEffect, useState } from "react";

type Bell = ComponentType<{ user: User }>;

/** So long, in milliseconds, the first screen has the network for itself. */
const settledAfterMs = 2_000;
const longestPauseMs = 60_000;

/** The place of the bell, whose code comes once the page is there, or once the server is back. */
export function LiveBell({ user }: { user: User }) {
  const [NoticeBell, setNoticeBell] = useState<Bell>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    // A page works without its bell: what cannot be loaded is asked for again, with growing pauses.
    const loadAfter = (pause: number) => {
      timer = setTimeout(async () => {
        try {
          const bell = await import("./bell.tsx");
          if (!isGone) setNoticeBell(() => bell.NoticeBell);
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
  }, []);
  if (NoticeBell) return <NoticeBell user={user} />;
  return <span className="size-10 sm:size-9 @max-[23rem]:hidden" />;
}
