import { Button } from "#ui/button.tsx";
import { DialogFooter } from "#ui/overlay/dialog.tsx";

interface ProofFooterProps {
  pending: boolean;
  onCancel: () => void;
}

/** The buttons below a proof: a form sends it. */
export function ProofFooter({ pending, onCancel }: ProofFooterProps) {
  return (
    <DialogFooter>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" pending={pending}>
        {pending ? "Confirming..." : "Confirm"}
      </Button>
    </DialogFooter>
  );
}
