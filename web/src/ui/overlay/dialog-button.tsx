import { type ReactNode, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "./on-demand.ts";

type DialogButtonProps = {
  /** Fetches the code of the dialog. */
  load: () => Promise<unknown>;
  renderDialog: (close: () => void) => ReactNode;
  children: ReactNode;
};

/** A button that opens a dialog, whose code comes when it is asked for. */
export function DialogButton({ load, renderDialog, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const show = (trigger: Element) => whenLoaded(load, () => setOpen(true), trigger);
  return (
    <>
      <Button variant="secondary" onClick={(event) => show(event.currentTarget)}>
        {children}
      </Button>
      <Suspense>{open && renderDialog(() => setOpen(false))}</Suspense>
    </>
  );
}
