import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { isReachable } from "./api-client.ts";

/** What a screen's file exports: the screen alone. Its name is not repeated where it is loaded. */
export type ScreenModule<Props = object> = Record<string, FunctionComponent<Props>>;

/**
 * A route's screen, whose code the router fetches when somebody goes there. Code that is gone is an older version's: the
 * router then loads the page anew, once. Without the server that would only lose the page.
 */
export const lazyScreen = <Props>(
  load: () => Promise<ScreenModule<Props>>,
): AsyncRouteComponent<Props> =>
  lazyRouteComponent(() =>
    load().then(
      (module) => ({ default: Object.values(module)[0] as FunctionComponent<Props> }),
      async (error: unknown) => {
        throw (await isReachable()) ? error : new Error("Rolecall cannot be reached");
      },
    ),
  );
