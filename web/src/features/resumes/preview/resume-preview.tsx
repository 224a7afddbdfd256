import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { resumeFileQuery } from "#features/resumes/resumes.api.ts";
import { actionOf, previewKeys, type PreviewAction } from "./preview-keys.ts";
import { PreviewPaper } from "./preview-paper.tsx";
import { PreviewToolbar } from "./preview-toolbar.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";
import { useViewerFrame } from "./viewer-frame.ts";

export type ResumePreviewProps = {
  resumeUrl: string;
  /** The name of the resume's owner. */
  name: string;
  /** Without it the preview stands as long as its page. */
  onClose?: () => void;
  /** Leads to the resumes before and after this one; null at either end. */
  neighbours?: { previous: (() => void) | null; next: (() => void) | null };
  /** Buttons for whoever reads it, below the name. */
  actions?: ReactNode;
  /** Further keys that work here, and what they do: it answers whether one meant something. */
  moreKeys?: readonly string[];
  onKey?: (key: string) => boolean;
};

const noKeys: readonly string[] = [];

/** A resume to read on the spot. The keys work wherever in it the focus is. */
export function ResumePreview({
  resumeUrl,
  name,
  onClose,
  neighbours,
  actions: buttons,
  moreKeys = noKeys,
  onKey,
}: ResumePreviewProps) {
  const region = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const file = useQuery(resumeFileQuery(resumeUrl));
  const of = `${resumeUrl} ${attempt}`;
  // A message replaced the frame after an error, so every new attempt needs a new frame.
  const ofFrame = `${of} ${file.errorUpdateCount}`;
  const pdf = file.data?.type === resumeTypes.pdf ? file.data : undefined;

  const act = (action: PreviewAction) => {
    const turn = (to: "next" | "previous" | "first" | "last") => tell({ type: "turn", to });
    const actions: Record<PreviewAction, () => void> = {
      nextPage: () => turn("next"),
      previousPage: () => turn("previous"),
      firstPage: () => turn("first"),
      lastPage: () => turn("last"),
      zoomIn: () => tell({ type: "zoom", change: "in" }),
      zoomOut: () => tell({ type: "zoom", change: "out" }),
      fit: () => tell({ type: "zoom", change: "fit" }),
      next: () => neighbours?.next?.(),
      previous: () => neighbours?.previous?.(),
      close: () => onClose?.(),
    };
    actions[action]();
  };
  const press = (key: string) => {
    const action = actionOf(key, pageCount !== undefined);
    if (action) act(action);
    else if (moreKeys.includes(key)) return onKey?.(key) ?? false;
    return action !== undefined;
  };
  const keys = useMemo(() => [...previewKeys, ...moreKeys], [moreKeys]);
  const { viewing, tell } = useViewerFrame({
    frame,
    of: ofFrame,
    file: pdf,
    keys,
    onKey: press,
  });
  const { pageCount, phase } = viewing;

  const pressHere = useEffectEvent((event: KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (plain && press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressHere(event);
    const element = region.current;
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, []);

  useEffect(() => {
    const opener = document.activeElement;
    // Later, so that a dialog around it has seen who opened it, and a frame is gone that had the focus.
    const arrival = setTimeout(() => region.current?.focus({ preventScroll: true }));
    return () => {
      clearTimeout(arrival);
      setTimeout(() => {
        const isFree = document.activeElement === document.body;
        if (isFree && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, []);
  // The focus waits here until the pages are there, also when a frame that had it makes way.
  useEffect(() => {
    if (phase === "loading" && document.activeElement === document.body) region.current?.focus();
    if (phase === "shown" && document.activeElement === region.current) frame.current?.focus();
  }, [phase]);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`Preview of ${name}'s resume`}
      className="flex h-full flex-col overflow-hidden bg-surface outline-none"
    >
      <header className="flex items-center gap-0.5 border-b border-line py-1.5 pr-2 pl-4">
        <h2 className="mr-auto min-w-0 truncate text-lg">
          <bdi>{name}</bdi>
        </h2>
        {neighbours && (
          <>
            <ToolbarButton
              label="Previous candidate"
              shortcut="K"
              icon={<ChevronLeft />}
              off={!neighbours.previous}
              onClick={() => act("previous")}
            />
            <ToolbarButton
              label="Next candidate"
              shortcut="J"
              icon={<ChevronRight />}
              off={!neighbours.next}
              onClick={() => act("next")}
            />
          </>
        )}
        {onClose && (
          <ToolbarButton label="Close" shortcut="Escape" icon={<X />} onClick={onClose} />
        )}
      </header>
      {buttons !== undefined && <div className="border-b border-line px-3 py-2">{buttons}</div>}
      <PreviewToolbar
        resumeUrl={resumeUrl}
        page={viewing.page}
        pageCount={pageCount}
        onAction={act}
      />
      <p
        role="status"
        className="border-b border-line bg-sunken px-4 py-2 text-ink-muted empty:border-0 empty:py-0"
      >
        {viewing.textless &&
          "This resume has no text: its pages are pictures, which cannot be searched or read aloud."}
      </p>
      <PreviewPaper
        key={of}
        frame={frame}
        resumeUrl={resumeUrl}
        name={name}
        file={file}
        phase={phase}
        locked={viewing.locked}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </section>
  );
}
