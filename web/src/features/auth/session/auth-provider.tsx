import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import { tellOtherTabs } from "#lib/other-tabs.ts";
import { shownUser } from "#lib/shown-user.ts";

interface Auth {
  /** null when logged out, and until the answer is there. */
  user: User | null;
  isPending: boolean;
  /** Set where the current user could not be loaded: the error and a way to retry. */
  failure: { error: Error; isRetrying: boolean; retry: () => void } | null;
}

const AuthContext = createContext<Auth | null>(null);

/** A missing chunk means that a new release was deployed: reloading the page mends that. */
const OtherUserSignedIn = lazy(() =>
  import("./other-user-signed-in.tsx").then(
    ({ OtherUserSignedIn: component }) => ({ default: component }),
    () => {
      window.location.reload();
      return new Promise<never>(() => undefined);
    },
  ),
);

/**
 * Fetches the current user once at start. When the user changes, the previous user's screens and
 * cached data are removed first.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, isPending, error, isFetching, refetch } = useQuery(currentUserQuery);
  const [shown, setShown] = useState(data);
  const isGone = shown != null && data !== undefined && data?.id !== shown.id;
  if (!isGone && data !== shown) setShown(data);

  useLayoutEffect(() => {
    // Written after every answer, also an unchanged one: another tab may have written something
    // else meanwhile.
    if (dataUpdatedAt > 0) tellOtherTabs(data?.id ?? "");
  }, [data, dataUpdatedAt]);
  useLayoutEffect(() => {
    shownUser.id = shown && shown.id;
  }, [shown]);
  const forget = () => {
    const [key] = currentUserQuery.queryKey;
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key });
    client.getMutationCache().clear();
    if (data === null) setShown(null);
  };

  const user = shown ?? null;
  const auth = useMemo(
    () => ({
      user,
      isPending,
      failure:
        !user && error ? { error, isRetrying: isFetching, retry: () => void refetch() } : null,
    }),
    [user, isPending, error, isFetching, refetch],
  );
  return (
    <AuthContext value={auth}>
      {isGone ? <Gone key={data?.id} onGone={forget} /> : children}
      {isGone && data && (
        <Suspense>
          <OtherUserSignedIn was={shown} now={data} onContinue={() => setShown(data)} />
        </Suspense>
      )}
    </AuthContext>
  );
}

/**
 * Takes the place of the previous user's screens. Once they are unmounted, `onGone` removes their
 * data.
 */
function Gone({ onGone }: { onGone: () => void }) {
  const note = useEffectEvent(onGone);
  useLayoutEffect(() => note(), []);
  return null;
}

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
};

/** The signed-in user; for screens behind a guard only. */
export const useSignedInUser = (): User => {
  const { user } = useAuth();
  if (!user) throw new Error("This screen needs a guard that asks for a signed-in user");
  return user;
};
