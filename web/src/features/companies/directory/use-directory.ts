import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import { type DirectorySort, directoryMaximum } from "@rolecall/contract/companies/companies.ts";
import { everything } from "@rolecall/contract/page.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { companiesQuery, directoryQuery, narrowed } from "#features/companies/companies.api.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { type EndlessList, rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { companiesMatching, industriesOf } from "./company-filter.ts";

type Wanted = {
  search: string;
  industry: string;
  sort: DirectorySort;
  letter: string | undefined;
  /** The page with which the list begins. */
  page: number | undefined;
  /** Whether the user has focused the search. */
  searching: boolean;
};

const totalOf = (list: EndlessList<ListedCompany>["data"]) => list?.pages[0]?.total ?? 0;

/**
 * The matching companies. Without a search the directory is loaded page by page. With one it is
 * loaded whole and filtered in the browser; above its maximum the server filters, by the same
 * rules, and so it does for another order and for a letter.
 */
export const useDirectory = ({ search, industry, sort, letter, page, searching }: Wanted) => {
  const words = search.trim();
  const isOrdered = sort !== "name" || letter !== undefined;
  const filtered = words !== "" || industry !== everything;
  const browsed = useEndlessList(directoryQuery({}, filtered || isOrdered ? undefined : page));
  const total = totalOf(browsed.data);
  const read = useMemo(() => rowsOf(browsed.data), [browsed.data]);
  const goesOn = browsed.isSuccess && (browsed.hasNextPage || page !== undefined);
  const whole = useQuery({ ...companiesQuery(), enabled: (filtered || searching) && goesOn });
  // Rendered in a transition: typing goes first.
  const everyone = useDeferredValue(whole.data?.items);
  const all = (goesOn && everyone) || read;

  const askServer = isOrdered || (filtered && total > directoryMaximum);
  const matches = useInfiniteQuery({
    ...directoryQuery(narrowed({ query: words, industry, sort, letter }), page),
    enabled: askServer,
  });
  const filterHere = filtered && !askServer;
  const isUnread = filterHere && goesOn && !everyone;
  // Until the whole directory is loaded, the matches that came with the page are shown.
  const given = isUnread && !whole.isError ? matches.data : undefined;
  const companies = useMemo(() => {
    if (askServer || given) return rowsOf(matches.data);
    return filtered ? companiesMatching(all, { search: words, industry }) : read;
  }, [askServer, given, matches.data, filtered, all, read, words, industry]);

  const list = askServer ? matches : browsed;
  const further = useNextRows(list, "The next companies could not be loaded.");
  const next = useMemo(
    () => ({ ...further, hasMore: further.hasMore && !filterHere }),
    [further, filterHere],
  );
  const unread = isUnread && !given;
  const result = unread ? whole : list;
  return {
    companies,
    count: filterHere && !given ? companies.length : totalOf(given ?? list.data),
    industries: useMemo(() => industriesOf(all), [all]),
    filtered: filtered || letter !== undefined,
    /** The filter as one string, to compare. */
    subject: JSON.stringify([words, industry, sort, letter]),
    next,
    /** Whether another page follows, for who goes from page to page. */
    hasNextPage: (askServer || given ? matches : browsed).hasNextPage,
    /** Whether matches are still being loaded. */
    pending: unread ? !result.isError : result.isPending,
    failed: unread ? result.isError : result.isLoadingError,
    result,
  };
};
