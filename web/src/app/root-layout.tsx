import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { SkipLink } from "#ui/skip-link.tsx";
import { focusHeading } from "./focus-heading.ts";
import { TopBar } from "./top-bar.tsx";

/** The frame of every screen: skip link, top bar, and the main landmark. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const firstPath = useRef(path);

  // A new screen is announced by moving the focus there; the first one has it by itself.
  useEffect(() => {
    const isFirst = path === firstPath.current || firstPath.current === undefined;
    firstPath.current = path;
    return isFirst || !main.current ? undefined : focusHeading(main.current);
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
