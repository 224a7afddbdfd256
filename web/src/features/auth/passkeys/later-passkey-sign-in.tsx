import { useHydrated } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

const PasskeySignIn = lazy(async () => ({
  default: (await import("./passkey-sign-in.tsx")).PasskeySignIn,
}));

/** Only the browser knows whether it has passkeys; the rendered page keeps room for the button. */
export function LaterPasskeySignIn(props: { rememberMe: () => boolean }) {
  const isKnown = useHydrated();
  return (
    <div className="flex min-h-8 flex-col justify-center text-center">
      {isKnown && (
        <Suspense fallback={null}>
          <PasskeySignIn {...props} />
        </Suspense>
      )}
    </div>
  );
}
