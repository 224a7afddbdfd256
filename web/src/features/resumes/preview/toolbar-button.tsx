import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

type PreviewButtonProps = {
  label: string;
  /** The key that does the same. */
  shortcut: string;
  icon: ReactNode;
  /** Unavailable, but it keeps the focus: the next page may change that. */
  off?: boolean;
  onClick: () => void;
};

/** An icon that does something to the preview, with its name and its key on pointing. */
export function ToolbarButton({ label, shortcut, icon, off = false, onClick }: PreviewButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="aria-disabled:opacity-40"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      <span aria-hidden className="contents">
        {icon}
      </span>
    </Button>
  );
}
