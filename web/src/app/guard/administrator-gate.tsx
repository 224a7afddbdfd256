import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NothingHere } from "#app/nothing-here.tsx";
import { ScreenSkeleton } from "#app/screen-skeleton.tsx";
import { settingsQuery } from "#features/admin/settings.api.ts";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Page } from "#ui/page/page.tsx";

/** To who is no administrator there is nothing here: the code of these screens is not loaded either. */
export function AdministratorGate({ children }: { children: ReactNode }) {
  const settings = useQuery(settingsQuery);
  if (settings.isPending) return <ScreenSkeleton />;
  if (isMissing(settings.error)) return <NothingHere />;
  if (settings.error)
    return (
      <Page>
        <ErrorState
          heading="h1"
          text={sentenceOf(settings.error, "The administration could not be loaded.")}
          retrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      </Page>
    );
  return children;
}
