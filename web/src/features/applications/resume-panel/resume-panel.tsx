import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { ReactNode } from "react";
import { candidateName } from "#features/applications/candidate-name.ts";
import { resumeKeys } from "#features/applications/review/review-keys.ts";
import type { Review } from "#features/applications/review/use-review.ts";
import { PreviewDialog } from "#features/resumes/preview/preview-dialog.tsx";
import { ResumePreview } from "#features/resumes/preview/resume-preview.tsx";
import { useMediaQuery } from "#lib/media-query.ts";

export type ResumePanelProps = {
  application: LoadedApplication;
  review: Review;
  /** What can be done with the application whose resume is shown. */
  actions: ReactNode;
  onKey: (key: string) => boolean;
};

/** The resume beside the list, or over it where there is no room. */
export function ResumePanel({ application, review, actions, onKey }: ResumePanelProps) {
  const beside = useMediaQuery("(min-width: 64rem)");
  const resume = {
    resumeUrl: application.resumeUrl,
    name: candidateName(application.candidate),
    onClose: review.close,
    neighbours: review,
    actions,
    moreKeys: resumeKeys,
    onKey,
  };
  return beside ? (
    <div
      data-scrolls
      className="print:hidden sticky top-18 h-[calc(100dvh-5.5rem)] overflow-hidden rounded-lg border border-line"
    >
      <ResumePreview {...resume} />
    </div>
  ) : (
    <PreviewDialog inAddress {...resume} />
  );
}
