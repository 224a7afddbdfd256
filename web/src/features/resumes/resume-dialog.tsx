import { ModalLayer } from "#ui/modal-layer.tsx";
import { ResumePreview, type ResumePreviewProps } from "./resume-preview.tsx";

/** A resume to read over the whole window. */
export function ResumeDialog(props: ResumePreviewProps) {
  return (
    <ModalLayer label={`Resume of ${props.name}`} onClose={props.onClose}>
      <div className="h-full bg-pressed">
        <div className="mx-auto h-full max-w-4xl">
          <ResumePreview {...props} />
        </div>
      </div>
    </ModalLayer>
  );
}
