import {
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import { Slot } from "#ui/slot.tsx";
import { whenLoaded } from "./on-demand.ts";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that opens it; focus returns there. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
};

const loadPanel = () => import("./sheet-panel.tsx");
const SheetPanel = lazy(async () => ({ default: (await loadPanel()).SheetPanel }));

/** A panel from the right edge: the menu and the filters of small screens. */
export function Sheet({ open, onOpenChange, trigger, title, children }: SheetProps) {
  // The code is loaded with the first opening, and stays for the closing animation.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return (
    <>
      <Slot
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={({ currentTarget }: MouseEvent) =>
          whenLoaded(loadPanel, () => onOpenChange(true), currentTarget)
        }
      >
        {trigger}
      </Slot>
      <Suspense>
        {used && (
          <SheetPanel open={open} onOpenChange={onOpenChange} title={title}>
            {children}
          </SheetPanel>
        )}
      </Suspense>
    </>
  );
}
