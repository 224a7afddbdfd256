import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { DialogFooter } from "./dialog.tsx";

type FormFooterProps = {
  /** 'Save template' */
  action: string;
  pending: boolean;
  onCancel: () => void;
  /** What stands before the buttons. */
  children?: ReactNode;
};

/** The end of a form in a dialog: sends it, or closes the dialog. */
export function FormFooter({ action, pending, onCancel, children }: FormFooterProps) {
  return (
    <DialogFooter>
      {children}
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" pending={pending}>
        {action}
      </Button>
    </DialogFooter>
  );
}
