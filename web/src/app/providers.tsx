import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AuthProvider } from "#features/auth/auth-provider.tsx";
import { turnAwayLoggedOut } from "#features/auth/turn-away.ts";
import { makeQueryClient } from "#lib/query.ts";
import { Toaster } from "#ui/toaster.tsx";

const queryClient = makeQueryClient(turnAwayLoggedOut);

/** What every screen lives in. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        {children}
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  );
}
