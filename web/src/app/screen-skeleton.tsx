import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";

/** Shown while the code or the user of a screen is loading. */
export function ScreenSkeleton() {
  return (
    <Page>
      <Loading className="flex flex-col gap-6">
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-80 w-full" />
      </Loading>
    </Page>
  );
}
