import { secondStepWays } from "@rolecall/contract/auth/second-step.ts";
import { useQuery } from "@tanstack/react-query";
import { AccountPending } from "#features/auth/account/account-pending.tsx";
import { accountQuery } from "#features/auth/account/account.api.ts";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FactorProof } from "./factor-proof.tsx";
import { PasswordProof } from "./password-proof.tsx";

interface ProofDialogProps {
  open: boolean;
  /** Whether a proof was given, or the dialog was left. */
  onDone: (given: boolean) => void;
}

/** Asks once more who somebody is, before what concerns the safety of the account. */
export function ProofDialog({ open, onDone }: ProofDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onDone(false)}
      title="Confirm that it is you"
      description="This concerns the safety of your account, so you are asked once more who you are."
    >
      <Proof onDone={onDone} />
    </Dialog>
  );
}

/** By the second factor where there is one, else by the password. */
function Proof({ onDone }: Pick<ProofDialogProps, "onDone">) {
  const query = useQuery(accountQuery);
  if (!query.data)
    return (
      <DialogBody>
        <AccountPending {...query} />
      </DialogBody>
    );
  const { hasPassword, secondFactor } = query.data;
  const { totp, passkeys, recoveryCodesLeft } = secondFactor;
  const there = { passkey: passkeys > 0, totp, recovery: recoveryCodesLeft > 0 };
  const ways = secondStepWays.filter((way) => there[way]);
  if (ways.length > 0) return <FactorProof ways={ways} onDone={onDone} />;
  return <PasswordProof hasPassword={hasPassword} onDone={onDone} />;
}
