import X from "lucide-react/icons/x";
import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { Modal } from "./modal.tsx";

type SheetPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
};

/** The panel of a `Sheet`. */
export function SheetPanel({ title, children, ...modal }: SheetPanelProps) {
  return (
    <Modal
      {...modal}
      aria-describedby={undefined}
      className="fixed inset-y-0 right-0 z-40 flex w-[min(20rem,calc(100vw-3rem))] flex-col border-l border-line bg-raised shadow-modal outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
    >
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3">
        <Radix.Title className="text-base">{title}</Radix.Title>
        <Radix.Close
          aria-label="Close"
          className="-mr-1 grid size-9 place-items-center rounded-md text-ink-muted transition-colors hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Radix.Close>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </Modal>
  );
}
