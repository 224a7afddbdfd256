import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { type Review, useReview } from "#features/applications/review/use-review.ts";
import { addressId } from "#lib/text/address-words.ts";

const route = getRouteApi("/application-management");

const isListed = () => true;

/** Leads through a page of the table, with or without the resumes; its first row is marked at first. */
export function useTableReview(applications: LoadedApplication[]): Review {
  const preview = addressId(route.useSearch().preview);
  const navigate = route.useNavigate();
  const show = useCallback(
    (id: string | undefined, { replace }: { replace: boolean }) =>
      void navigate({
        search: ({ preview: _before, ...now }) => (id ? { ...now, preview: id } : now),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  return useReview({ applications, isListed, loadMore: null, opened: preview, show });
}
