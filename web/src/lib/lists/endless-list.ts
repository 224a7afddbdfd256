import { useInfiniteQuery, usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { EndlessQuery } from "#lib/query.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The number of pages that the screen's list had shown. */
    pages?: number;
  }
}

/** The most pages that come back after a reload. */
const mostPages = 50;

/** The list of a screen that goes on. As much of it as was shown before comes back after a reload. */
export const useEndlessList = <Item>(query: EndlessQuery<Item>) => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const [home] = useState(history.location.pathname);
  const kept = useLocation({ select: ({ state }) => state.pages ?? 1 });
  usePrefetchInfiniteQuery({ ...query, pages: Math.min(kept, mostPages) });
  const list = useInfiniteQuery(query);
  const shown = list.data?.pages.length ?? kept;
  useEffect(() => {
    // Does nothing while the user is leaving for another screen.
    if (shown === kept || history.location.pathname !== home) return;
    void navigate({
      to: ".",
      search: true,
      state: (state) => ({ ...state, pages: shown }),
      replace: true,
      resetScroll: false,
    });
  }, [shown, kept, navigate, history, home]);
  return list;
};
