import {
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import { KeyList } from "#features/applications/review/key-list.tsx";
import { keyOfStatus } from "#features/applications/review/review-keys.ts";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { teamReviewKeyTexts } from "./team-review-keys.ts";

type TeamKeysSheetProps = { mayDecide: boolean; onClose: () => void };

/** What the keys of the review do. */
export function TeamKeysSheet({ mayDecide, onClose }: TeamKeysSheetProps) {
  const statuses = applicationStatuses.map(
    (status) => [keyOfStatus(status), `${statusLabel(status)}, then the next application`] as const,
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keyboard shortcuts"
      description="They act on the application that is shown, and rest while you type."
    >
      <DialogBody>
        <KeyList rows={[...(mayDecide ? statuses : []), ...teamReviewKeyTexts({ mayDecide })]} />
      </DialogBody>
    </Dialog>
  );
}
