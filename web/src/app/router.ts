import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree, standIns } from "./routes.tsx";

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

/** How long somebody points at a link before its screen is loaded, in milliseconds. */
const preloadDelayMs = 65;

const savesData = () =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** A router of the product's screens: one in a browser's page, on the server one for each request. */
export const makeRouter = (
  queryClient: QueryClient,
  /** Of a request to the server, where there is no browser whose history it could be. */
  history?: RouterHistory,
) =>
  createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // Pointing at a link fetches the code of its screen and what that reads first.
    defaultPreload: history || savesData() ? false : "intent",
    defaultPreloadDelay: preloadDelayMs,
    // What was read is kept by the query client, which knows whether it is still good.
    defaultPreloadStaleTime: 0,
    ...standIns,
    scrollRestoration: !history,
    ...(history && { history }),
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
