import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { jobApplicationsQuery } from "#features/applications/applications.api.ts";
import { useReview } from "#features/applications/review/use-review.ts";
import { statusSearch } from "#features/applications/status-search.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";

const route = getRouteApi("/jobs/$jobId/applications");

const nextFailed = "The next applications could not be loaded.";

/** The applications for the filters in the address, the way to load more, and the one that is looked at. */
export function useJobApplications() {
  const { jobId } = route.useParams();
  const { preview: opened, ...search } = statusSearch({ ...route.useSearch() });
  const { status } = search;
  const navigate = route.useNavigate();
  const list = useEndlessList(jobApplicationsQuery(jobId, search));
  const next = useNextRows(list, nextFailed);
  const loaded = rowsOf(list.data);
  /** An application whose new status does not match the filter stays loaded, but is hidden. */
  const isListed = (application: LoadedApplication) =>
    status === undefined || application.status === status;
  const loadMore = async () => {
    const { data, error, isFetchNextPageError } = await list.fetchNextPage({
      cancelRefetch: false,
    });
    if (isFetchNextPageError) toastFailure("Error", error, nextFailed);
    return rowsOf(data);
  };
  const show = useCallback(
    (id: string | undefined, { replace }: { replace: boolean }) =>
      void navigate({
        search: (now) => ({ ...now, preview: id }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const review = useReview({
    applications: loaded,
    isListed,
    loadMore: list.hasNextPage ? loadMore : null,
    opened,
    show,
  });
  return { list, next, loaded, applications: loaded.filter(isListed), review };
}
