import { directoryMaximum } from "@rolecall/contract/companies.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { rowsOf } from "#lib/next-rows.ts";
import { wholeDirectoryQuery } from "./companies.api.ts";

/** The directory up to its maximum, once it is wanted: in parts, so that typing goes on meanwhile. */
export const useWholeDirectory = (wanted: boolean) => {
  const result = useInfiniteQuery({ ...wholeDirectoryQuery, enabled: wanted });
  const { data, isSuccess, hasNextPage, isFetching, fetchNextPage } = result;
  const rows = useMemo(() => rowsOf(data), [data]);
  const isRead = isSuccess && (!hasNextPage || rows.length >= directoryMaximum);
  const goesOn = wanted && isSuccess && !isRead && !isFetching;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return { rows, isRead, result };
};
