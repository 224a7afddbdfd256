import type { User } from "@rolecall/contract/auth.ts";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useMemo } from "react";
import { currentUserQuery } from "./auth.api.ts";

interface Auth {
  /** null when logged out, and until the answer is there. */
  user: User | null;
  isPending: boolean;
  /** Why nobody can tell who is signed in, and how to ask again. */
  failure: { error: Error; isRetrying: boolean; retry: () => void } | null;
}

const AuthContext = createContext<Auth | null>(null);

/** Fetches the current user once, at start, for everything below. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data: user = null, isPending, error, isFetching, refetch } = useQuery(currentUserQuery);
  const auth = useMemo(
    () => ({
      user,
      isPending,
      failure:
        !user && error ? { error, isRetrying: isFetching, retry: () => void refetch() } : null,
    }),
    [user, isPending, error, isFetching, refetch],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
};

/** The user on a screen whose guard let nobody else in. */
export const useSignedInUser = (): User => {
  const { user } = useAuth();
  if (!user) throw new Error("This screen needs a guard that asks for a signed-in user");
  return user;
};
