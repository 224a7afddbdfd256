import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton, SkeletonHeader } from "#ui/page/skeleton.tsx";

/** Has the measures of a job, so that nothing moves when it arrives. */
export function JobScreenSkeleton() {
  return (
    <Page>
      <Loading className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
        <div>
          <SkeletonHeader />
          <Skeleton className="mt-5 h-21 w-full sm:h-11 sm:w-64" />
          <Skeleton className="mt-6 h-31 w-full md:h-18" />
          <Skeleton className="mt-8 h-64 w-full max-w-prose" />
        </div>
        <Skeleton card className="h-88 w-full" />
      </Loading>
    </Page>
  );
}
