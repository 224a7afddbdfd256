import { lazyScreen } from "#lib/lazy-screen.ts";

/** The landing page, whose code who is signed in does not need. */
export const LazyLandingPage = lazyScreen(() => import("./landing-page.tsx"));
