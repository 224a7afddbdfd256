import { Outlet, useElementScrollRestoration, useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { SkipLink } from "#ui/page/skip-link.tsx";
import { focusHeading } from "./focus-heading.ts";
import { scrollBackTo } from "./scroll-back.ts";
import { TopBar } from "./top-bar.tsx";

/** The frame of every screen: skip link, top bar, and the main landmark. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const firstPath = useRef(path);

  const place = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  const goToPlace = useEffectEvent(() => (place > 0 ? scrollBackTo(place) : undefined));

  // A new screen is announced by moving the focus to its heading; the first screen is announced by
  // the browser. After Back or a reload the scroll position is restored instead.
  useEffect(() => {
    const isFirst = path === firstPath.current || firstPath.current === undefined;
    firstPath.current = path;
    const stopFocusing = isFirst || !main.current ? undefined : focusHeading(main.current);
    const stopScrolling = goToPlace();
    return () => {
      stopFocusing?.();
      stopScrolling?.();
    };
  }, [path]);

  return (
    <>
      <SkipLink />
      <TopBar />
      <main ref={main} id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </>
  );
}
