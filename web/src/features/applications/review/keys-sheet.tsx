import {
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { KeyList } from "./key-list.tsx";
import { keyOfStatus, keyTexts } from "./review-keys.ts";

type KeysSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether the reader may set statuses. */
  mayDecide: boolean;
};

/** What the keys of the list do. */
export function KeysSheet({ mayDecide, ...dialog }: KeysSheetProps) {
  const statuses = applicationStatuses.map(
    (status) => [keyOfStatus(status), `${statusLabel(status)}, then the next candidate`] as const,
  );
  const undo = ["U", "Undo the last change, for 30 seconds"] as const;
  const decisions = mayDecide ? [...statuses, undo] : [];
  const rows = [...keyTexts, ...decisions, ["?", "This list"] as const];
  return (
    <Dialog
      {...dialog}
      title="Keyboard shortcuts"
      description="They act on the marked candidate, and rest while you type."
    >
      <DialogBody>
        <KeyList rows={rows} />
      </DialogBody>
    </Dialog>
  );
}
