import * as Radix from "radix-ui/dialog";
import type { ComponentProps } from "react";
import { useModal } from "./use-modal.ts";

type ModalProps = ComponentProps<typeof Radix.Content> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The common part of dialogs and sheets: they float above a dimmed page and keep the focus. */
export function Modal({ open, onOpenChange, ...content }: ModalProps) {
  const modal = useModal({ open, onClose: () => onOpenChange(false) });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Radix.Content {...modal} {...content} />
      </Radix.Portal>
    </Radix.Root>
  );
}
