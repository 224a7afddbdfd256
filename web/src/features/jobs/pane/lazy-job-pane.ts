import { lazyScreen } from "#lib/lazy-screen.ts";

/** A job in full beside the list, whose code is loaded with the first that is chosen. */
export const LazyJobPane = lazyScreen(() => import("./job-pane.tsx"));
