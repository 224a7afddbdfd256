import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { ReactNode } from "react";
import { candidateName } from "#features/applications/candidate-name.ts";
import { resumeKeys } from "#features/applications/review/review-keys.ts";
import type { Review } from "#features/applications/review/use-review.ts";
import { PreviewDialog } from "#features/resumes/preview/preview-dialog.tsx";
import { ResumePreview } from "#features/resumes/preview/resume-preview.tsx";
import { useMarkOpened } from "#features/timeline/use-mark-opened.ts";
import { cn } from "#ui/class-names.ts";
import { FoldedMarks } from "./folded-marks.tsx";
import { LetterInPanel } from "./letter-in-panel.tsx";
import { MarksInPanel } from "./marks-in-panel.tsx";
import { usePanelBeside } from "./use-panel-beside.ts";

export type ResumePanelProps = {
  application: LoadedApplication;
  review: Review;
  /** What can be done with the application whose resume is shown. */
  actions: ReactNode;
  onKey: (key: string) => boolean;
  /** Takes the place below the letter for what the list keeps of the application. */
  onMarksPlace: (place: HTMLElement | null) => void;
  /** Floats at the window's right edge, above the end of a table, instead of in a column of its own. */
  floating?: boolean;
};

/** What is long scrolls, so that the resume stays in view; the edges of what has the focus have room. */
const scrolling = "-mx-3 scroll-py-12 overflow-y-auto overscroll-contain px-3 pb-1";

/** The letter and the resume beside the list, or the resume over it where there is no room. */
export function ResumePanel({
  application,
  review,
  actions,
  onKey,
  onMarksPlace,
  floating = false,
}: ResumePanelProps) {
  useMarkOpened(application);
  const beside = usePanelBeside();
  const name = candidateName(application.candidate);
  const resume = {
    resumeUrl: application.resumeUrl,
    name,
    onClose: review.close,
    neighbours: review,
    actions,
    moreKeys: resumeKeys,
    onKey,
  };
  return beside ? (
    <div
      data-scrolls
      className={cn(
        "print:hidden overflow-hidden border border-line",
        floating
          ? "fixed top-14 right-0 bottom-0 z-30 w-[min(50vw,48rem)] shadow-modal"
          : "sticky top-18 h-[calc(100dvh-5.5rem)] rounded-lg",
      )}
    >
      <ResumePreview
        {...resume}
        actions={
          <div className="flex flex-col gap-2">
            {actions}
            <LetterInPanel key={application.id} name={name} letter={application.coverLetter} />
            <MarksInPanel
              name={name}
              onPlace={onMarksPlace}
              className={`max-h-[36dvh] ${scrolling}`}
            />
          </div>
        }
      />
    </div>
  ) : (
    <PreviewDialog
      inAddress
      {...resume}
      actions={
        <div className={`flex max-h-[60dvh] flex-col gap-2 pt-0.5 ${scrolling}`}>
          {actions}
          <FoldedMarks name={name} onPlace={onMarksPlace} />
        </div>
      }
    />
  );
}
