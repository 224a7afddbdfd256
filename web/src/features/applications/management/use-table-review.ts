import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { type Review, useReview } from "#features/applications/review/use-review.ts";
import { addressId } from "#lib/text/address-words.ts";

const route = getRouteApi("/application-management");

const isListed = () => true;

/** Leads through the resumes of a page of the table. While none is open, keys and buttons act on nobody. */
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
  const review = useReview({ applications, isListed, loadMore: null, opened: preview, show });
  const { opened, next, previous } = review;
  return {
    ...review,
    current: opened,
    next: opened ? next : null,
    previous: opened ? previous : null,
  };
}
