import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { FailedScreen } from "./failed-screen.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { RootLayout } from "./root-layout.tsx";
import { ScreenSkeleton } from "./screen-skeleton.tsx";

/** The frame around every screen. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
});

/** Shown while a screen loads, and if it fails. */
export const fallbacks = {
  defaultPendingComponent: ScreenSkeleton,
  defaultErrorComponent: FailedScreen,
} as const;
