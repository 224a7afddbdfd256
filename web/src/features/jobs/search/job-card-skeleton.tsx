import { Skeleton } from "#ui/page/skeleton.tsx";

/** Has the measures of a job card, so that nothing moves when the jobs arrive. */
export function JobCardSkeleton() {
  return (
    <div className="@container">
      <div className="flex gap-4 px-4 py-5 sm:px-5 row:py-2">
        <Skeleton className="hidden size-10 sm:block" />
        <div className="flex-1">
          <Skeleton className="h-6 w-2/3 row:mt-0.5 row:h-5 row:w-1/3" />
          <Skeleton className="mt-1.5 h-3.5 w-1/3 row:w-1/4" />
          <Skeleton className="mt-3 h-3.5 w-full max-w-prose row:mt-3.5 row:mb-3 row:h-5" />
          <Skeleton className="mt-1.5 h-3.5 w-full sm:hidden" />
          <Skeleton className="mt-1.5 h-3.5 w-full sm:hidden" />
          <Skeleton className="mt-1.5 h-3.5 w-4/5 max-w-prose row:hidden" />
          <Skeleton className="mt-3.5 h-19 w-full sm:h-9 sm:w-48 row:hidden" />
        </div>
      </div>
    </div>
  );
}
