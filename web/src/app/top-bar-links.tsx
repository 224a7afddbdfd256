import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { Link, useLocation } from "@tanstack/react-router";
import { registerHash } from "#features/auth/register/register-hash.ts";
import { loginAddress } from "#features/auth/session/redirects.ts";
import { sections } from "#features/landing/sections.ts";
import { Button } from "#ui/button.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { navigationFor } from "./navigation.ts";

const place = linkStyles({ variant: "nav" });

/** The product's places, as far as the user may go. */
export function PlaceLinks({ user, onFollow }: { user: User | null; onFollow?: () => void }) {
  return navigationFor(user).map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      onClick={onFollow}
      activeOptions={{ exact: true, includeSearch: false }}
      className={place}
    >
      {label}
    </Link>
  ));
}

/**
 * The landing page's sections. The way to all open jobs is the button of the first, but for phones: their menu
 * (with `onFollow`) has it already.
 */
export function LandingLinks({ onFollow }: { onFollow?: () => void }) {
  const links = [
    [sections.jobs, "Jobs"],
    [sections.about, "About"],
    [sections.footer, "Contact"],
  ] as const;
  return (
    <>
      {links.slice(onFollow ? 1 : 0).map(([id, label]) => (
        <a key={id} href={`#${id}`} onClick={onFollow} className={place}>
          {label}
        </a>
      ))}
    </>
  );
}

type SignInButtonsProps = { onLandingPage: boolean; onFollow?: () => void };

/**
 * The ways in. The landing page leads straight to the sign-in screen; elsewhere
 * the login endpoint does, and remembers where one came from.
 */
export function SignInButtons({ onLandingPage, onFollow }: SignInButtonsProps) {
  const { pathname, searchStr } = useLocation();
  if (onLandingPage)
    return (
      <>
        <Button asChild variant="ghost">
          <Link to="/auth" onClick={onFollow}>
            Post a Job
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/auth" onClick={onFollow}>
            Sign In
          </Link>
        </Button>
        <Button asChild>
          <Link to="/auth" hash={registerHash} onClick={onFollow}>
            Sign Up
          </Link>
        </Button>
      </>
    );
  const address = loginAddress({ pathname, search: searchStr });
  return (
    <>
      <Button asChild variant="ghost">
        <a href={address}>Sign In</a>
      </Button>
      <Button asChild>
        <a href={`${address}#${registerHash}`}>Sign Up</a>
      </Button>
    </>
  );
}
