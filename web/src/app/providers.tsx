import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AuthProvider } from "#features/auth/session/auth-provider.tsx";
import { Toaster } from "#ui/toast/toaster.tsx";
import { queryClient } from "./query-client.ts";

/** What every screen lives in. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>{children}</AuthProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
