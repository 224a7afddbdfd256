import type { SecondStepWay } from "@rolecall/contract/auth/second-step.ts";
import type { SocialFailure } from "@rolecall/contract/auth/social-failure-texts.ts";
import { homePath, safeNextPath } from "@rolecall/contract/pages.ts";

/** The address of the sign-in screen, with the destination after it and the failure before it. */
export const signInPage = ({
  next,
  failure,
  ways = [],
}: {
  next?: unknown;
  failure?: SocialFailure;
  /** The possible second steps, if one follows. */
  ways?: SecondStepWay[];
} = {}): string => {
  const goOn = safeNextPath(next);
  const query = new URLSearchParams({
    ...(failure && { failure }),
    ...(ways.length > 0 && { ways: ways.join(",") }),
    ...(goOn !== homePath && { next: goOn }),
  });
  return query.size > 0 ? `/auth?${query.toString()}` : "/auth";
};
