import { lazyScreen } from "#lib/lazy-screen.ts";

/** Home, whose code visitors do not need. */
export const LazyHomePage = lazyScreen(() => import("./home-page.tsx"));
