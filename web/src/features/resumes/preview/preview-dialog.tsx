import { ModalLayer } from "#ui/overlay/modal-layer.tsx";
import { ResumePreview, type ResumePreviewProps } from "./resume-preview.tsx";

type ResumeDialogProps = ResumePreviewProps & {
  onClose: () => void;
  /** The address says that it is open, so that Back closes it by itself. */
  inAddress?: boolean;
};

/** A resume to read over the whole window. */
export function PreviewDialog({ inAddress, ...props }: ResumeDialogProps) {
  return (
    <ModalLayer label={`Resume of ${props.name}`} onClose={props.onClose} inAddress={inAddress}>
      <div className="h-full bg-pressed">
        <div className="mx-auto h-full max-w-4xl">
          <ResumePreview {...props} />
        </div>
      </div>
    </ModalLayer>
  );
}
