import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Download from "lucide-react/icons/download";
import MoveHorizontal from "lucide-react/icons/move-horizontal";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { Button } from "#ui/button.tsx";
import type { PreviewAction } from "./preview-keys.ts";
import { ToolbarButton } from "./toolbar-button.tsx";

type PreviewToolbarProps = {
  resumeUrl: string;
  page: number;
  /** Undefined while, or where, there are no pages. */
  pageCount: number | undefined;
  onAction: (action: PreviewAction) => void;
};

/** Turns pages, zooms, and lets the file be saved. */
export function PreviewToolbar({ resumeUrl, page, pageCount, onAction }: PreviewToolbarProps) {
  const none = pageCount === undefined;
  return (
    <div
      role="group"
      aria-label="Pages"
      className="flex items-center gap-0.5 border-b border-line px-2 py-1"
    >
      <ToolbarButton
        label="Previous page"
        shortcut="PageUp"
        icon={<ChevronUp />}
        off={none || page === 1}
        onClick={() => onAction("previousPage")}
      />
      <ToolbarButton
        label="Next page"
        shortcut="PageDown"
        icon={<ChevronDown />}
        off={none || page === pageCount}
        onClick={() => onAction("nextPage")}
      />
      <p role="status" className="min-w-24 px-1 text-ink-muted tabular-nums">
        {!none && `Page ${page} of ${pageCount}`}
      </p>
      <div className="ml-auto flex items-center gap-0.5">
        <ToolbarButton
          label="Zoom out"
          shortcut="-"
          icon={<ZoomOut />}
          off={none}
          onClick={() => onAction("zoomOut")}
        />
        <ToolbarButton
          label="Fit to width"
          shortcut="0"
          icon={<MoveHorizontal />}
          off={none}
          onClick={() => onAction("fit")}
        />
        <ToolbarButton
          label="Zoom in"
          shortcut="+"
          icon={<ZoomIn />}
          off={none}
          onClick={() => onAction("zoomIn")}
        />
        <Button asChild variant="ghost" size="icon">
          <a href={resumeUrl} download aria-label="Download" title="Download">
            <Download aria-hidden />
          </a>
        </Button>
      </div>
    </div>
  );
}
