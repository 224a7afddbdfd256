import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, useLayoutEffect } from "react";
import { AuthProvider } from "#features/auth/session/auth-provider.tsx";
import { Toaster } from "#ui/toast/toaster.tsx";
import type { makeRouter } from "./router.ts";

type AppProps = { queryClient: QueryClient; router: ReturnType<typeof makeRouter> };

/** The whole client: on the server as in the browser, which takes over what the server rendered. */
export function App({ queryClient, router }: AppProps) {
  // The router listens from its own effects on, which run before this one.
  useLayoutEffect(() => globalThis.leaveBackToRouter?.(), []);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  );
}
