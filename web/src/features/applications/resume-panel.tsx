import type { LoadedApplication } from "@rolecall/contract/application.ts";
import { ResumePreview } from "#features/resumes/resume-preview.tsx";
import { useMediaQuery } from "#lib/media-query.ts";
import { ModalLayer } from "#ui/modal-layer.tsx";
import { candidateName } from "./candidate-name.ts";
import type { Preview } from "./use-preview.ts";

type ResumePanelProps = { application: LoadedApplication; preview: Preview };

/** The resume beside the list, or over it where there is no room. */
export function ResumePanel({ application, preview }: ResumePanelProps) {
  const beside = useMediaQuery("(min-width: 64rem)");
  const name = candidateName(application.candidate);
  const resume = (
    <ResumePreview
      resumeUrl={application.resumeUrl}
      name={name}
      onClose={preview.close}
      neighbours={preview}
    />
  );
  return beside ? (
    <div className="sticky top-18 h-[calc(100dvh-5.5rem)] overflow-hidden rounded-lg border border-line">
      {resume}
    </div>
  ) : (
    <ModalLayer label={`Resume of ${name}`} onClose={preview.close}>
      {resume}
    </ModalLayer>
  );
}
