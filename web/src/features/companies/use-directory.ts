import { directoryMaximum } from "@rolecall/contract/companies.ts";
import { everything } from "@rolecall/contract/page.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { rowsOf } from "#lib/next-rows.ts";
import { directoryQuery } from "./companies.api.ts";
import { companiesMatching, industriesOf } from "./company-filter.ts";

/**
 * The companies that match. A directory that came whole is filtered here, at
 * once; above its maximum the server filters, by the same rules.
 */
export const useDirectory = ({ search, industry }: { search: string; industry: string }) => {
  const words = search.trim();
  const filtered = words !== "" || industry !== everything;
  const directory = useInfiniteQuery(directoryQuery({}));
  const total = directory.data?.pages[0]?.total ?? 0;
  const askServer = filtered && total > directoryMaximum;
  const matches = useInfiniteQuery({
    ...directoryQuery({ query: words, industry }),
    enabled: askServer,
  });
  const result = askServer ? matches : directory;
  const all = useMemo(() => rowsOf(directory.data), [directory.data]);
  const companies = useMemo(() => {
    if (askServer) return rowsOf(matches.data);
    return filtered ? companiesMatching(all, { search: words, industry }) : all;
  }, [askServer, matches.data, filtered, all, words, industry]);
  const industries = useMemo(() => industriesOf(all), [all]);
  return {
    companies,
    count: filtered && !askServer ? companies.length : (result.data?.pages[0]?.total ?? 0),
    industries,
    filtered,
    /** What was searched for, as one text. */
    subject: JSON.stringify([words, industry]),
    result,
  };
};
