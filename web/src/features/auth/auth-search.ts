import { type SecondStepWay, secondStepWays } from "@rolecall/contract/auth/second-step.ts";
import { safeNextPath } from "@rolecall/contract/pages.ts";
import { type SocialFailure, socialFailures } from "@rolecall/contract/site.ts";

interface AuthSearch {
  /** The address to go to after signing in. */
  next?: string;
  /** The reason why signing in with another provider failed. */
  failure?: SocialFailure | undefined;
  /** The ways to pass the second step of a sign-in that began with another provider. */
  ways?: SecondStepWay[] | undefined;
  /** The token of an invitation to register. */
  invitation?: string | undefined;
  /** Whether somebody has just left, who may sign in to stay. */
  left?: "yes" | undefined;
}

/** The search parameters of the sign-in screen. */
export const authSearch = ({
  next,
  failure,
  ways,
  invitation,
  left,
}: Record<string, unknown>): AuthSearch => ({
  ...roleSearch({ next }),
  // Every key is returned, since the router keeps a key of the address that is left out.
  failure: socialFailures.find((known) => known === failure),
  ways: waysIn(ways),
  invitation: typeof invitation === "string" ? invitation : undefined,
  left: left === "yes" ? left : undefined,
});

/** The id of the job that a sign-in goes on to. */
export const waitingJobId = (next: string): string | undefined =>
  /^\/jobs\/([\da-f-]{36})$/i.exec(next)?.[1];

/** The token of the invitation to a team that a sign-in goes on to. */
export const teamInvitation = (next: string): string | undefined =>
  /^\/invitations\/([\w-]+)$/.exec(next)?.[1];

const waysIn = (named: unknown) => {
  const ways = secondStepWays.filter((way) => String(named).split(",").includes(way));
  return ways.length > 0 ? ways : undefined;
};

/** The address to go to once a role is chosen. */
export const roleSearch = ({ next }: Record<string, unknown>): Pick<AuthSearch, "next"> =>
  next === undefined ? {} : { next: safeNextPath(next) };

/** The mailed link's token. */
export const resetSearch = (search: Record<string, unknown>): { token: string } => ({
  token: typeof search["token"] === "string" ? search["token"] : "",
});
