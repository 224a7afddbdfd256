import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { findableQuery } from "./findable.api.ts";
import { finderWords } from "./finder-words.ts";

/** On the profile: whose companies find it, and the ways to change that. */
export function FindableSummary() {
  const { data, isError, isFetching, refetch } = useQuery(findableQuery);
  return (
    <>
      {isError && (
        <InlineError
          text="Your setting could not be loaded."
          retrying={isFetching}
          onRetry={() => void refetch()}
          className="mb-3"
        />
      )}
      {data ? (
        <p className="text-ink-muted">{finderWords[data.to].description}</p>
      ) : (
        !isError && <Skeleton className="h-5 w-3/4" />
      )}
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        <Link to="/profile/findable" className={linkStyles()}>
          {data?.to === "nobody" ? "Let companies find you" : "Change"}
        </Link>
        <Link to="/profile/requests" className={linkStyles()}>
          Requests and looks
        </Link>
      </div>
    </>
  );
}
