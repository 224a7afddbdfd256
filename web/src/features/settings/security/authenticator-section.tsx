import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { beginTotpMutation, removeTotpMutation } from "./security.api.ts";
import { TotpDialog } from "./totp-dialog.tsx";

interface AuthenticatorSectionProps {
  isOn: boolean;
  onCodes: (codes: readonly string[]) => void;
}

/** Turns the authenticator on and off. */
export function AuthenticatorSection({ isOn, onCodes }: AuthenticatorSectionProps) {
  const [removing, setRemoving] = useState(false);
  const begin = useMutation({
    ...beginTotpMutation,
    onError: (error) => toastFailure("Authenticator not set up", error),
  });
  const remove = useMutation({
    ...removeTotpMutation,
    onError: (error) => toastFailure("Authenticator not removed", error),
    onSettled: () => setRemoving(false),
  });
  return (
    <Card asChild>
      <section aria-label="Authenticator">
        <CardHeader
          title="Authenticator"
          description="An app on your phone shows a code, which is asked for after your password."
          actions={isOn ? <Badge tone="green">On</Badge> : <Badge>Off</Badge>}
        />
        {isOn ? (
          <Button variant="secondary" onClick={() => setRemoving(true)}>
            Remove authenticator
          </Button>
        ) : (
          <Button variant="secondary" pending={begin.isPending} onClick={() => begin.mutate({})}>
            Set up an authenticator
          </Button>
        )}
        {begin.data && (
          <TotpDialog {...begin.data} onCodes={onCodes} onClose={() => begin.reset()} />
        )}
        <DeletionDialog
          open={removing}
          onOpenChange={setRemoving}
          title="Remove the authenticator?"
          action="Remove authenticator"
          pending={remove.isPending}
          onConfirm={() => remove.mutate({})}
        >
          Its codes are no longer asked for. Without a passkey, your password alone signs in then,
          and your recovery codes end.
        </DeletionDialog>
      </section>
    </Card>
  );
}
