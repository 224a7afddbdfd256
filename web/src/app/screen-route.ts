import type { Access } from "@rolecall/contract/endpoint.ts";
import { createRoute } from "@tanstack/react-router";
import { lazyScreen, type ScreenModule } from "#lib/lazy-screen.ts";
import { guarded } from "./guard/guarded.tsx";
import { rootRoute } from "./root-route.ts";

/** The route of a screen for users whom its main endpoint serves, whose address says no more than its path. */
export const screenRoute = <const Path extends string>(
  path: Path,
  access: Access,
  load: () => Promise<ScreenModule>,
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    ...guarded(access, lazyScreen(load)),
  });
