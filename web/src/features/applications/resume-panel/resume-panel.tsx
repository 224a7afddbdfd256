import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { candidateName } from "#features/applications/candidate-name.ts";
import { PreviewDialog } from "#features/resumes/preview/preview-dialog.tsx";
import { ResumePreview } from "#features/resumes/preview/resume-preview.tsx";
import { useMediaQuery } from "#lib/media-query.ts";
import type { Preview } from "./use-preview.ts";

type ResumePanelProps = { application: LoadedApplication; preview: Preview };

/** The resume beside the list, or over it where there is no room. */
export function ResumePanel({ application, preview }: ResumePanelProps) {
  const beside = useMediaQuery("(min-width: 64rem)");
  const resume = {
    resumeUrl: application.resumeUrl,
    name: candidateName(application.candidate),
    onClose: preview.close,
    neighbours: preview,
  };
  return beside ? (
    <div className="print:hidden sticky top-18 h-[calc(100dvh-5.5rem)] overflow-hidden rounded-lg border border-line">
      <ResumePreview {...resume} />
    </div>
  ) : (
    <PreviewDialog inAddress {...resume} />
  );
}
