import { type SecondStepWay, secondStepWays } from "@rolecall/contract/auth/second-step.ts";
import {
  type SocialFailure,
  socialFailures,
} from "@rolecall/contract/auth/social-failure-texts.ts";
import { type NextSearch, nextSearch } from "./next-search.ts";

export interface AuthSearch extends NextSearch {
  /** The reason why signing in with another provider failed. */
  failure?: SocialFailure | undefined;
  /** The ways to pass the second step of a sign-in that began with another provider. */
  ways?: SecondStepWay[] | undefined;
  /** The token of an invitation to register. */
  invitation?: string | undefined;
  /** Whether somebody has just left, who may sign in to stay. */
  left?: "yes" | undefined;
}

/** The search parameters of the sign-in screen, which reads them itself. */
export const authSearch = ({
  next,
  failure,
  ways,
  invitation,
  left,
}: Record<string, unknown>): AuthSearch => ({
  ...nextSearch({ next }),
  // Every key is returned, since the router keeps a key of the address that is left out.
  failure: socialFailures.find((known) => known === failure),
  ways: waysIn(ways),
  invitation: typeof invitation === "string" ? invitation : undefined,
  left: left === "yes" ? left : undefined,
});

const waysIn = (named: unknown) => {
  const ways = secondStepWays.filter((way) => String(named).split(",").includes(way));
  return ways.length > 0 ? ways : undefined;
};
