import { Button } from "#ui/button.tsx";
import { DialogFooter } from "#ui/overlay/dialog.tsx";

type FormFooterProps = { label: string; pending: boolean; onCancel: () => void };

/** Ends the form of a dialog. */
export function FormFooter({ label, pending, onCancel }: FormFooterProps) {
  return (
    <DialogFooter>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" pending={pending}>
        {label}
      </Button>
    </DialogFooter>
  );
}
