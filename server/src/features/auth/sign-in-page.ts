import { homePath, safeNextPath } from "@rolecall/contract/pages.ts";
import type { SocialFailure } from "@rolecall/contract/site.ts";

/** The address of the sign-in screen, with the destination after it and the failure before it. */
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
