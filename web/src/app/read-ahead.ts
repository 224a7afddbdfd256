import type { QueryKey } from "@tanstack/react-query";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import { companyQuery, directoryQuery } from "#features/companies/companies.api.ts";
import { jobQuery, jobSearchQuery } from "#features/jobs/jobs.api.ts";
import { jobFilters } from "#features/jobs/search/job-filters.ts";
import type { EndlessQuery } from "#lib/query.ts";
import { queryClient } from "./query-client.ts";

/** How long somebody points at a link before they mean it, in milliseconds. */
const meantAfter = 65;
/** How long what was read is kept for a screen that does not come, in milliseconds. */
const gcTime = 30_000;

/** What is being read. Whether it fails is for the screen to say. */
interface Reading {
  queryKey: QueryKey;
  done: Promise<unknown>;
}

const readList = <Item>(query: EndlessQuery<Item>): Reading => ({
  queryKey: query.queryKey,
  done: queryClient.infiniteQuery({ ...query, gcTime }),
});

/** Reads what a screen shows first, where everybody may. */
export const readFirst = ({ pathname, searchParams }: URL): Reading | null => {
  const [, list, id] = /^\/(jobs|companies)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (list === "companies" && id === undefined) return readList(directoryQuery({}));
  if (list === "jobs" && id === undefined)
    return readList(jobSearchQuery(jobFilters(Object.fromEntries(searchParams))));
  // Visitors are sent to sign in there.
  if (id === undefined || !queryClient.getQueryData(currentUserQuery.queryKey)) return null;
  const [job, company] = [jobQuery(id), companyQuery(id)];
  return list === "jobs"
    ? { queryKey: job.queryKey, done: queryClient.query({ ...job, gcTime }) }
    : { queryKey: company.queryKey, done: queryClient.query({ ...company, gcTime }) };
};

/** Reads ahead unless they leave the link before. Answers what to do when they leave. */
const readSoon = (link: HTMLAnchorElement) => {
  let reading: Reading | null = null;
  const timer = setTimeout(() => {
    reading = readFirst(new URL(link.href));
    reading?.done.catch(() => undefined);
  }, meantAfter);
  return () => {
    clearTimeout(timer);
    // A screen that has come meanwhile goes on reading.
    if (reading)
      void queryClient.cancelQueries({
        queryKey: reading.queryKey,
        exact: true,
        type: "inactive",
      });
  };
};

const savesData = () =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * While somebody points at a link, or has gone to it by keyboard, what its screen shows first is
 * read. What was read before is not read again, here as on the screens.
 */
export const readAhead = (): void => {
  let link: HTMLAnchorElement | null = null;
  let leave: (() => void) | undefined;
  const point = ({ target }: Event) => {
    const pointed =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    if (pointed === link) return;
    leave?.();
    link = pointed;
    leave = link && !savesData() ? readSoon(link) : undefined;
  };
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
};
