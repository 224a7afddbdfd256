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
 * Makes a window that a library draws behave as our dialogs do, above another
 * dialog too: focus stays in it and goes back afterwards, Escape and Back close it alone,
 * and what is below is out of reach.
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
