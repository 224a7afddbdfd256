import { useMutation, useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import {
  canUsePasskeys,
  isOnNumbers,
  makePasskey,
  onHostName,
} from "#features/auth/passkeys/browser-passkeys.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import {
  addPasskeyMutation,
  beginPasskeyMutation,
  passkeysQuery,
  removePasskeyMutation,
} from "./security.api.ts";

/** Adds and removes passkeys. */
export function PasskeysSection({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const [removing, setRemoving] = useState<string>();
  const begin = useMutation(beginPasskeyMutation);
  const add = useMutation({
    ...addPasskeyMutation,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes ?? []),
  });
  const remove = useMutation({
    ...removePasskeyMutation,
    onError: (error) => toastFailure("Passkey not removed", error),
    onSettled: () => setRemoving(undefined),
  });
  const make = async () => {
    try {
      const credential = await makePasskey(await begin.mutateAsync({}));
      await add.mutateAsync({ body: { credential } });
    } catch (error) {
      // Whoever closes the browser's window has changed their mind.
      if (!(error instanceof DOMException)) toastFailure("Passkey not added", error);
    }
  };
  return (
    <Card asChild>
      <section aria-label="Passkeys">
        <CardHeader
          title="Passkeys"
          description="Sign in with your fingerprint, your face or the PIN of your device, and without your password."
        />
        {passkeys.length > 0 && (
          <ul className="mb-4 divide-y divide-line border-y border-line">
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div>
                  <p className="font-semibold">
                    <bdi>{name}</bdi>
                  </p>
                  <p className="text-xs text-ink-subtle">
                    Added {longDateText(createdAt)}
                    {lastUsedAt !== null && `, last used ${longDateText(lastUsedAt)}`}
                  </p>
                </div>
                <Button variant="ghost" onClick={() => setRemoving(id)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <AddPasskey pending={begin.isPending || add.isPending} onAdd={() => void make()} />
        <DeletionDialog
          open={removing !== undefined}
          onOpenChange={(open) => !open && setRemoving(undefined)}
          title="Remove the passkey?"
          action="Remove passkey"
          pending={remove.isPending}
          onConfirm={() => removing !== undefined && remove.mutate({ params: { id: removing } })}
        >
          It no longer signs you in. Delete it on your device as well.
        </DeletionDialog>
      </section>
    </Card>
  );
}

/** Only the browser knows whether it has passkeys. */
function AddPasskey({ pending, onAdd }: { pending: boolean; onAdd: () => void }) {
  if (!useHydrated()) return null;
  if (isOnNumbers())
    return (
      <p className="text-ink-muted">
        Browsers offer passkeys on host names only, and this address is made of numbers.{" "}
        <a href={onHostName()} className={linkStyles()}>
          Continue at localhost
        </a>
      </p>
    );
  if (!canUsePasskeys())
    return <p className="text-ink-muted">This browser cannot make passkeys.</p>;
  return (
    <Button variant="secondary" pending={pending} onClick={onAdd}>
      Add a passkey
    </Button>
  );
}
