import { lazyScreen } from "#lib/lazy-screen.ts";

/** Everything about kept searches, in one file that is loaded when somebody opens some of it. */
export const LazyAlerts = lazyScreen(() => import("./alerts.tsx"));
