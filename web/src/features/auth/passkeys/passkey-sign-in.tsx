import { useMutation } from "@tanstack/react-query";
import {
  passkeySignInOptionsMutation,
  signInWithPasskeyMutation,
} from "#features/auth/second-step/second-step.api.ts";
import { useStartSession } from "#features/auth/session/use-start-session.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { askForPasskey, canUsePasskeys, isOnNumbers, onHostName } from "./browser-passkeys.ts";

/** Signs in with a passkey alone, where the browser has passkeys. */
export function PasskeySignIn({ rememberMe }: { rememberMe: () => boolean }) {
  const ask = useMutation(passkeySignInOptionsMutation);
  const signIn = useMutation({ ...signInWithPasskeyMutation, onSuccess: useStartSession() });
  const start = async () => {
    try {
      const credential = await askForPasskey(await ask.mutateAsync({}));
      await signIn.mutateAsync({ body: { credential, rememberMe: rememberMe() } });
    } catch (error) {
      // Whoever closes the browser's window has changed their mind.
      if (!(error instanceof DOMException)) toastFailure("Login failed", error);
    }
  };
  if (isOnNumbers())
    return (
      <p className="text-xs text-ink-subtle">
        Passkeys work on host names only:{" "}
        <a className={linkStyles()} href={onHostName()}>
          continue at localhost
        </a>
      </p>
    );
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="link"
      className="self-center"
      pending={ask.isPending || signIn.isPending}
      onClick={() => void start()}
    >
      Use a passkey
    </Button>
  );
}
