import { safeNextPath } from "@rolecall/contract/pages.ts";
import { type SocialFailure, socialFailures } from "@rolecall/contract/site.ts";

interface AuthSearch {
  /** Where to go on to. */
  next?: string;
  /** Why a sign-in with an account elsewhere came back without success. */
  failure?: SocialFailure | undefined;
}

/** What the address of the sign-in screen says. */
export const authSearch = ({ next, failure }: Record<string, unknown>): AuthSearch => ({
  ...(next !== undefined && { next: safeNextPath(next) }),
  // Named in any case: what is left out stays as the address has it.
  failure: socialFailures.find((known) => known === failure),
});

/** The mailed link's token. */
export const resetSearch = (search: Record<string, unknown>): { token: string } => ({
  token: typeof search["token"] === "string" ? search["token"] : "",
});
