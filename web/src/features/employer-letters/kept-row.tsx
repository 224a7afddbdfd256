import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";

type KeptRowProps = {
  name: string;
  detail: ReactNode;
  /** 'template', 'reason' */
  what: string;
  /** Undefined for who only reads it. */
  onChange: (() => void) | undefined;
  onDelete: (onDone: () => void) => void;
  isDeleting: boolean;
};

/** A template or a reason in its list, with what who leads the company may do with it. */
export function KeptRow({ name, detail, what, onChange, onDelete, isDeleting }: KeptRowProps) {
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <h3 className="font-medium">{name}</h3>
        <div className="text-ink-muted">{detail}</div>
      </div>
      {onChange && (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Change the ${what} ${name}`}
            onClick={onChange}
          >
            Change
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Delete the ${what} ${name}`}
            onClick={() => setAsking(true)}
          >
            Delete
          </Button>
        </div>
      )}
      <DeletionDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete this ${what}?`}
        action={`Delete ${what}`}
        pending={isDeleting}
        onConfirm={() => onDelete(() => setAsking(false))}
      >
        "<bdi>{name}</bdi>" is offered no more. What it was used for keeps it.
      </DeletionDialog>
    </li>
  );
}
