import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogFooter } from "./dialog.tsx";

type DeletionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The consequences of the deletion. */
  children: ReactNode;
  /** 'Delete job' */
  action: string;
  pending: boolean;
  onConfirm: () => void;
};

/** Asks before something is deleted for good. */
export function DeletionDialog({
  open,
  onOpenChange,
  title,
  children,
  action,
  pending,
  onConfirm,
}: DeletionDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={children}>
      <DialogFooter>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Keep it
        </Button>
        <Button variant="destructive" pending={pending} onClick={onConfirm}>
          {pending ? "Deleting..." : action}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
