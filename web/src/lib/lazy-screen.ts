import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { isReachable } from "./api-client.ts";

/**
 * A route's screen, whose code the router fetches when somebody goes there. Code that is gone is an older version's: the
 * router then loads the page anew, once. Without the server that would only lose the page.
 */
export const lazyScreen = <Name extends string, Props>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): AsyncRouteComponent<Props> =>
  lazyRouteComponent(
    () =>
      load().catch(async (error: unknown) => {
        throw (await isReachable()) ? error : new Error("Rolecall cannot be reached");
      }),
    name,
  );
