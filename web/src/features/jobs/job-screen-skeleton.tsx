import { Page } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";

/** Has the measures of a job, so that nothing moves when it arrives. */
export function JobScreenSkeleton() {
  return (
    <Page>
      <Loading className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
        <div>
          <div className="flex gap-4">
            <Skeleton className="size-14 shrink-0" />
            <div className="flex-1">
              <Skeleton className="h-9 w-3/4" />
              <Skeleton className="mt-2 h-5 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-6 h-8 w-64 max-w-full" />
          <Skeleton className="mt-6 h-20 w-full" />
          <Skeleton className="mt-8 h-64 w-full max-w-prose" />
        </div>
        <Skeleton className="h-72 w-full" />
      </Loading>
    </Page>
  );
}
