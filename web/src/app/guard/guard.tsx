import type { Access } from "@rolecall/contract/endpoint.ts";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { ScreenSkeleton } from "#app/screen-skeleton.tsx";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { redirectLoggedOut, redirectWrongRole } from "#features/auth/session/redirects.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Page } from "#ui/page/page.tsx";
import { prepareToasts } from "#ui/toast/toaster.tsx";

const AdministratorGate = lazy(async () => ({
  default: (await import("./administrator-gate.tsx")).AdministratorGate,
}));

type GuardProps = {
  access: Access;
  /** Shown to visitors until they are at the sign-in, in place of a skeleton. */
  outside?: ReactNode;
  children: ReactNode;
};

/**
 * Lets in those whom the screen's main endpoint serves; the same `access` value
 * guards the call on the server. Others read why, and are sent elsewhere.
 */
export function Guard({ access, outside, children }: GuardProps) {
  const { user, isPending, failure } = useAuth();
  const role = user?.role;
  const loggedOut = !isPending && !failure && access !== "everyone" && !user;
  const refusal =
    user && typeof access === "object" && !access.roles.includes(user.role) ? access.refusal : null;

  // The refusal is shown within half a second, so the code of toasts must be there by then.
  useEffect(() => void prepareToasts(), []);
  useEffect(() => {
    if (loggedOut) redirectLoggedOut();
  }, [loggedOut]);
  useEffect(() => {
    if (refusal !== null) redirectWrongRole(refusal, role);
  }, [refusal, role]);

  if (failure)
    return (
      <Page>
        <ErrorState
          heading="h1"
          text={sentenceOf(failure.error, "It could not be found out who is signed in.")}
          retrying={failure.isRetrying}
          onRetry={failure.retry}
        />
      </Page>
    );
  if (loggedOut && outside) return <Suspense fallback={<ScreenSkeleton />}>{outside}</Suspense>;
  if (isPending || loggedOut || refusal !== null) return <ScreenSkeleton />;
  if (access === "administrator")
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <AdministratorGate>{children}</AdministratorGate>
      </Suspense>
    );
  return children;
}
