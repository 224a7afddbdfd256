import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { candidateName } from "#features/applications/candidate-name.ts";
import {
  useChangeStatus,
  usePendingStatuses,
} from "#features/applications/review/change-status.ts";
import { KeysButton } from "#features/applications/review/keys-button.tsx";
import { StatusButtons } from "#features/applications/review/status-buttons.tsx";
import { useUndo } from "#features/applications/undo/use-undo.ts";
import { useMarkOpened } from "#features/timeline/use-mark-opened.ts";
import { usePageKeys } from "#lib/page-keys.ts";
import { cn } from "#ui/class-names.ts";
import { ApplicationDetails } from "./application-details.tsx";
import { keysOfResume, type TeamReviewAction, teamReviewActionOf } from "./team-review-keys.ts";
import type { useReviewQueue } from "./use-review-queue.ts";

// It brings the reader of PDFs along.
const ResumePreview = lazy(async () => ({
  default: (await import("#features/resumes/preview/resume-preview.tsx")).ResumePreview,
}));
const DecideDialog = lazy(async () => ({
  default: (await import("#features/applications/deciding/decide-dialog.tsx")).DecideDialog,
}));
const KeysSheet = lazy(async () => ({
  default: (await import("./team-keys-sheet.tsx")).TeamKeysSheet,
}));

/** The element with the resume of an application. */
const boxOf = (id: string) => `resume-${id}`;

type ReviewDeskProps = {
  queue: ReturnType<typeof useReviewQueue>;
  application: MarkedApplication;
  mayDecide: boolean;
};

/**
 * One application: its resume at the left, all else at the right. The next resume is drawn behind it, so that it
 * stands at once.
 */
export function ReviewDesk({ queue, application, mayDecide }: ReviewDeskProps) {
  const { id, candidate } = application;
  const name = candidateName(candidate);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"reject" | "help" | null>(null);
  const details = useRef<HTMLDivElement>(null);
  const changeStatus = useChangeStatus({ isHeld: true });
  const status = usePendingStatuses().get(id) ?? application.status;
  const { undoLast } = useUndo();
  useMarkOpened(application);

  const decide = (chosen: ApplicationStatus) => {
    if (chosen !== status) changeStatus(id, chosen);
    queue.next();
  };
  const within = (box: "star" | "tags" | "notes", control: string) =>
    details.current?.querySelector<HTMLElement>(`[data-box=${box}] ${control}`);
  const acts: Partial<Record<TeamReviewAction, () => unknown>> = {
    next: queue.next,
    previous: () => queue.previous?.(),
    reject: () => setOpened("reject"),
    note: () => within("notes", "textarea")?.focus(),
    write: () => void navigate({ to: "/messages/$id", params: { id } }),
    tag: () => within("tags", "input")?.focus(),
    star: () => within("star", "button")?.click(),
    undo: undoLast,
    help: () => setOpened("help"),
  };
  const press = (key: string): boolean => {
    const action = teamReviewActionOf(key, { mayDecide });
    if (action === undefined) return false;
    if (!queue.isReady()) return true;
    const act = acts[action];
    if (act) act();
    else decide(action as ApplicationStatus);
    return true;
  };
  usePageKeys(({ key, repeat }) => !repeat && press(key));

  // What was drawn behind the one before did not take the focus by itself.
  useEffect(() => {
    document.getElementById(boxOf(id))?.querySelector("section")?.focus({ preventScroll: true });
  }, [id]);

  const shown = [application, ...(queue.ahead ? [queue.ahead] : [])];
  return (
    <div className="grid min-h-0 flex-1 gap-3 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="relative h-[75dvh] min-h-0 overflow-hidden rounded-lg border border-line max-lg:order-last lg:h-auto">
        {shown.map((one) => (
          <div
            key={one.id}
            id={boxOf(one.id)}
            inert={one.id !== id}
            className={cn("absolute inset-0", one.id !== id && "invisible")}
          >
            <Suspense>
              <ResumePreview
                resumeUrl={one.resumeUrl}
                name={candidateName(one.candidate)}
                neighbours={queue}
                moreKeys={keysOfResume}
                onKey={press}
              />
            </Suspense>
          </div>
        ))}
      </div>
      <div ref={details} className="flex min-h-0 flex-col rounded-lg border border-line bg-surface">
        <div className="flex items-start gap-2 border-b border-line px-4 py-3">
          <div className="min-w-0 flex-1">
            {mayDecide && <StatusButtons name={name} status={status} onDecide={decide} />}
          </div>
          <KeysButton onPress={() => setOpened("help")} />
        </div>
        <ApplicationDetails
          key={id}
          application={application}
          onReject={mayDecide ? () => setOpened("reject") : undefined}
        />
      </div>
      <Suspense>
        {opened === "reject" && (
          <DecideDialog
            applications={[application]}
            initialStatus="rejected"
            onClose={() => setOpened(null)}
            onDecided={queue.next}
          />
        )}
        {opened === "help" && <KeysSheet mayDecide={mayDecide} onClose={() => setOpened(null)} />}
      </Suspense>
    </div>
  );
}
