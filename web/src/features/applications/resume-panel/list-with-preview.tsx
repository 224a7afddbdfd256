import { type ReactNode, Suspense } from "react";
import { Page } from "#ui/page/page.tsx";
import { LazyResumePanel } from "./lazy-resume-panel.ts";
import type { ResumePanelProps } from "./resume-panel.tsx";

type ListWithPreviewProps = Omit<ResumePanelProps, "application"> & { children: ReactNode };

/** A list of applications in its column; beside a resume, while one is open, where there is room. */
export function ListWithPreview({ children, ...panel }: ListWithPreviewProps) {
  const { opened } = panel.review;
  return (
    <Page width={opened ? "wide" : "narrow"}>
      <div className={opened && "lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6"}>
        <div>{children}</div>
        <Suspense>{opened && <LazyResumePanel application={opened} {...panel} />}</Suspense>
      </div>
    </Page>
  );
}
