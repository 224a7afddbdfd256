import { homePath, safeNextPath } from "@rolecall/contract/pages.ts";
import type { SocialFailure } from "@rolecall/contract/site.ts";

/** The sign-in screen's path, with where to go on to and what went wrong. */
export const signInPage = ({
  next,
  failure,
}: { next?: unknown; failure?: SocialFailure } = {}): string => {
  const goOn = safeNextPath(next);
  const query = new URLSearchParams({
    ...(failure && { failure }),
    ...(goOn !== homePath && { next: goOn }),
  });
  return query.size > 0 ? `/auth?${query.toString()}` : "/auth";
};
