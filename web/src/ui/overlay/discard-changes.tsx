import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogFooter } from "./dialog.tsx";

type DiscardChangesProps = {
  /** Whether the form has unsaved changes. */
  unsaved: boolean;
  /** Whether the changes are kept as a draft when the page is left. */
  kept?: boolean;
  onDiscard: () => void;
};

/** Says that a form has unsaved changes, and offers to discard them. */
export function DiscardChanges({ unsaved, kept = true, onDiscard }: DiscardChangesProps) {
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const discard = () => {
    flushSync(() => {
      setAsking(false);
      onDiscard();
    });
    // The button that opened the question is gone.
    place.current?.focus();
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mr-auto flex flex-wrap items-center gap-x-3 outline-none"
    >
      {unsaved && (
        <>
          <p className="text-ink-subtle">
            {kept ? "Not saved yet, but kept on this device." : "Not saved yet."}
          </p>
          <Button variant="link" onClick={() => setAsking(true)}>
            Discard changes
          </Button>
        </>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you entered since the last save is lost."
      >
        <DialogFooter>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep them
          </Button>
          <Button variant="destructive" onClick={discard}>
            Discard changes
          </Button>
        </DialogFooter>
      </Dialog>
    </div>
  );
}
