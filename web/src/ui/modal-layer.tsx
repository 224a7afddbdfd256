import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { useModalFocus } from "./focus-return.ts";

type ModalLayerProps = { label: string; onClose: () => void; children: ReactNode };

/**
 * Makes a window that a library draws behave as our dialogs do, above another
 * dialog too: focus stays in it and goes back afterwards, Escape closes it alone,
 * and what is below is out of reach.
 */
export function ModalLayer({ label, onClose, children }: ModalLayerProps) {
  const modalFocus = useModalFocus(true);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 outline-none print:hidden"
          onInteractOutside={(event) => event.preventDefault()}
          {...modalFocus}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
