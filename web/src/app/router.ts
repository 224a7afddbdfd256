import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type ParsedLocation, type RouterHistory } from "@tanstack/react-router";
import { fallbacks } from "./root-route.ts";
import { routeTree } from "./routes.tsx";

/** Plain `key=value` addresses that people can read, share and write by hand. */
const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search));
export const stringifySearch = (search: Record<string, unknown>) => {
  const filled = Object.entries(search).flatMap(([name, value]) =>
    typeof value === "number" || (typeof value === "string" && value !== "")
      ? [[name, `${value}`]]
      : [],
  );
  const text = new URLSearchParams(filled).toString();
  return text === "" ? "" : `?${text}`;
};

/** The time, in milliseconds, for which the pointer rests on a link before its screen is loaded. */
const preloadDelayMs = 65;

const savesData = () =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Whether the router scrolls to the place of a screen that has come. When it takes a page over it does
 * not: it knows of no place there, and would take a reader who scrolled before the script was there
 * to the top. After a reload and Back it knows one.
 */
const scrollsToPlace = () => {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { pathname } = window.location;
  let isFirst = opened?.type === "navigate";
  return ({ location }: { location: ParsedLocation }): boolean => {
    const isTakenOver = isFirst && location.pathname === pathname && location.hash === "";
    isFirst = false;
    return !isTakenOver;
  };
};

/** A router of the product's screens: one in a browser's page, on the server one for each request. */
export const makeRouter = (
  queryClient: QueryClient,
  /** The history of a request to the server, which has no browser. */
  history?: RouterHistory,
) =>
  createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // Pointing at a link loads the code of its screen and the screen's first data.
    defaultPreload: history || savesData() ? false : "intent",
    defaultPreloadDelay: preloadDelayMs,
    // The query client caches the data and knows whether it is still fresh.
    defaultPreloadStaleTime: 0,
    ...fallbacks,
    scrollRestoration: history ? false : scrollsToPlace(),
    ...(history && { history }),
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
