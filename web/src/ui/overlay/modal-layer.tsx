import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { useModal } from "./use-modal.ts";

type ModalLayerProps = {
  label: string;
  onClose: () => void;
  /** The address says that it is open, so that Back closes it by itself. */
  inAddress?: boolean | undefined;
  children: ReactNode;
};

/**
 * Makes a window that a library draws behave like our dialogs, also above another dialog: it keeps
 * the focus and gives it back, Escape and Back close it alone, and everything below is inert.
 */
export function ModalLayer({ label, onClose, inAddress, children }: ModalLayerProps) {
  const modal = useModal({ open: true, onClose, inAddress });
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 outline-none print:hidden"
          onInteractOutside={(event) => event.preventDefault()}
          {...modal}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
