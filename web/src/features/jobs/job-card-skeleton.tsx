import { Skeleton } from "#ui/skeleton.tsx";

/** Has the measures of a job card, so that nothing moves when the jobs arrive. */
export function JobCardSkeleton() {
  return (
    <div className="flex gap-4 px-4 py-5 sm:px-5">
      <Skeleton className="hidden size-10 sm:block" />
      <div className="flex-1">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-1.5 h-4 w-1/3" />
        <Skeleton className="mt-4 h-4 w-full max-w-prose" />
        <Skeleton className="mt-1.5 h-4 w-4/5 max-w-prose" />
        <Skeleton className="mt-5 h-9 w-full sm:w-48" />
      </div>
    </div>
  );
}
