import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { RefObject } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { HiddenResumePaper } from "./hidden-resume-paper.tsx";
import { PreviewNotice } from "./preview-notice.tsx";
import { ResumeTextPaper } from "./resume-text-paper.tsx";

type PreviewPaperProps = {
  frame: RefObject<HTMLIFrameElement | null>;
  resumeUrl: string;
  name: string;
  file: UseQueryResult<Blob>;
  phase: "loading" | "shown" | "failed";
  locked: boolean;
  onRetry: () => void;
};

const lockedText = "This PDF asks for a password. Download it to open it.";
const brokenText = "This PDF could not be shown; it may be damaged. Download it to look at it.";

/** The area of the pages: a skeleton until the first is drawn, or the error. */
export function PreviewPaper({
  frame,
  resumeUrl,
  name,
  file,
  phase,
  locked,
  onRetry,
}: PreviewPaperProps) {
  if (file.error)
    return (
      <PreviewNotice>
        <ErrorState
          text={sentenceOf(file.error, "The resume could not be loaded.")}
          retrying={file.isFetching}
          onRetry={() => void file.refetch()}
        />
      </PreviewNotice>
    );
  if (phase === "failed")
    return (
      <PreviewNotice>
        <ErrorState text={locked ? lockedText : brokenText} onRetry={onRetry} />
      </PreviewNotice>
    );
  if (file.data?.type.startsWith("text/plain"))
    return <HiddenResumePaper resumeUrl={resumeUrl} file={file.data} />;
  if (file.data && file.data.type !== resumeTypes.pdf)
    return <ResumeTextPaper resumeUrl={resumeUrl} />;
  return (
    <div className="relative min-h-0 flex-1 bg-pressed">
      {/* Scripts run, but with an origin that nothing else has: no cookies, no API, no page. */}
      <iframe
        ref={frame}
        src="/resume-viewer.html"
        sandbox="allow-scripts"
        title={`Resume of ${name}`}
        className="absolute inset-0 size-full scheme-only-light"
      />
      {phase === "loading" && (
        <Loading className="absolute inset-0 overflow-hidden bg-pressed p-3">
          <Skeleton className="aspect-17/22 w-full bg-surface" />
        </Loading>
      )}
    </div>
  );
}
