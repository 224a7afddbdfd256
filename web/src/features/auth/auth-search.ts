import { safeNextPath } from "@rolecall/contract/pages.ts";
import { type SocialFailure, socialFailures } from "@rolecall/contract/site.ts";

interface AuthSearch {
  /** Where to redirect after signing in. */
  next?: string;
  /** Why signing in with another provider failed. */
  failure?: SocialFailure | undefined;
}

/** What the address of the sign-in screen says. */
export const authSearch = ({ next, failure }: Record<string, unknown>): AuthSearch => ({
  ...roleSearch({ next }),
  // Every key is returned, since the router keeps a key of the address that is left out.
  failure: socialFailures.find((known) => known === failure),
});

/** Where to go on to once a role is chosen. */
export const roleSearch = ({ next }: Record<string, unknown>): Pick<AuthSearch, "next"> =>
  next === undefined ? {} : { next: safeNextPath(next) };

/** The mailed link's token. */
export const resetSearch = (search: Record<string, unknown>): { token: string } => ({
  token: typeof search["token"] === "string" ? search["token"] : "",
});
