import { Button } from "#ui/button.tsx";
import { Dialog, DialogFooter } from "#ui/overlay/dialog.tsx";

type ConfirmStopUploadProps = {
  asking: boolean;
  onStop: () => void;
  onKeep: () => void;
};

/** Asks before an upload under way is ended. */
export function ConfirmStopUpload({ asking, onStop, onKeep }: ConfirmStopUploadProps) {
  return (
    <Dialog
      open={asking}
      onOpenChange={onKeep}
      title="Stop the upload?"
      description="Your resume has not arrived yet."
    >
      <DialogFooter>
        <Button variant="secondary" onClick={onKeep}>
          Keep uploading
        </Button>
        <Button variant="destructive" onClick={onStop}>
          Stop the upload
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
