import type { Access } from "@rolecall/contract/endpoint.ts";
import { createRoute } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { lazyScreen } from "#lib/lazy-screen.ts";
import { guarded } from "./guarded.tsx";
import { rootRoute } from "./root-route.ts";

/** The route of a screen for users whom its main endpoint serves, whose address says no more than its path. */
export const screenRoute = <const Path extends string, Name extends string>(
  path: Path,
  access: Access,
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    ...guarded(access, lazyScreen(load, name)),
  });
