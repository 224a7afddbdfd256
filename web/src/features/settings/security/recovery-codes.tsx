import { useMutation } from "@tanstack/react-query";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { renewRecoveryCodesMutation } from "./security.api.ts";

interface RecoveryCodesSectionProps {
  factor: { totp: boolean; passkeys: number; recoveryCodesLeft: number };
  onCodes: (codes: readonly string[]) => void;
}

/** The number of recovery codes that are left, and new ones; nothing without a second factor. */
export function RecoveryCodesSection({ factor, onCodes }: RecoveryCodesSectionProps) {
  const { mutate, isPending } = useMutation({
    ...renewRecoveryCodesMutation,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (error) => toastFailure("No new recovery codes", error),
  });
  if (!factor.totp && factor.passkeys === 0) return null;
  const left = factor.recoveryCodesLeft;
  return (
    <Card asChild>
      <section aria-label="Recovery codes">
        <CardHeader
          title="Recovery codes"
          description={`${left} of 10 are left. Each opens your account once, where your second factor is not at hand.`}
        />
        <Button variant="secondary" pending={isPending} onClick={() => mutate({})}>
          Make new codes
        </Button>
      </section>
    </Card>
  );
}

/** Shows new recovery codes, this once. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const text = codes.join("\n");
  return (
    <Dialog
      open={codes.length > 0}
      onOpenChange={(stays) => !stays && onClose()}
      title="Your recovery codes"
      description="Keep them where you find them without your phone. They are shown this once; older codes no longer work."
    >
      <DialogBody>
        <ul
          aria-label="Recovery codes"
          className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md bg-sunken p-4 text-sm tabular-nums sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" asChild>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="rolecall-recovery-codes.txt"
          >
            Save as a file
          </a>
        </Button>
        <Button onClick={onClose}>I have kept them</Button>
      </DialogFooter>
    </Dialog>
  );
}
