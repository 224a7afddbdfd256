import { roleLabels } from "@rolecall/contract/values/role.ts";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { useJobsSavedHere } from "#features/jobs/saved/jobs-saved-here.ts";
import { LiveBell } from "#features/live/live-bell.tsx";
import { siteLogo, siteName } from "#lib/text/site-name.ts";
import { Badge } from "#ui/badge.tsx";
import { Logo } from "#ui/page/logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { PaletteButton } from "./palette/palette-button.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { SignInButtons, LandingLinks, PlaceLinks } from "./top-bar-links.tsx";
import { UserMenu } from "./user-menu.tsx";

const TakeAlong = lazy(async () => ({
  default: (await import("#features/jobs/saved/take-along.tsx")).TakeAlong,
}));

/**
 * The bar above every screen, with the navigation and the user's menu. Visitors at `/` see the
 * landing page's.
 */
export function TopBar() {
  const { user, isPending } = useAuth();
  const { pathname } = useLocation();
  const savedHere = useJobsSavedHere();
  const onLandingPage = !user && pathname === "/";
  return (
    <header className="top-bar @container sticky top-0 z-30 short:static border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-14 max-w-page items-center gap-1 px-4 sm:px-6">
        <Link
          to="/"
          aria-label={`${siteName()}, start page`}
          className="mr-3 flex rounded-sm @max-[20rem]:mr-0"
        >
          <Logo name={siteName()} picture={siteLogo()} />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-0.5 md:flex">
          {onLandingPage ? <LandingLinks /> : <PlaceLinks user={user} />}
        </nav>
        <div className="ml-auto flex items-center gap-2 @max-[20rem]:gap-0">
          <PaletteButton />
          <ThemeSwitch />
          {user && (
            <>
              <Badge className="max-lg:hidden" aria-disabled="true">
                {roleLabels[user.role]}
              </Badge>
              <LiveBell user={user} />
              <UserMenu user={user} />
              {savedHere.length > 0 && (
                <Suspense>
                  <TakeAlong ids={savedHere} />
                </Suspense>
              )}
            </>
          )}
          {!user && (onLandingPage || !isPending) && (
            <div className="hidden items-center gap-2 md:flex">
              <SignInButtons onLandingPage={onLandingPage} />
            </div>
          )}
          <MobileMenu onLandingPage={onLandingPage} />
        </div>
      </div>
    </header>
  );
}
