import { useHydrated } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

const PasskeySignIn = lazy(async () => ({
  default: (await import("./passkey-sign-in.tsx")).PasskeySignIn,
}));

/** What a browser can do is known in the browser alone; the page keeps the room for it. */
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
