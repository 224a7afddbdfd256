import FileText from "lucide-react/icons/file-text";
import { Button } from "#ui/button.tsx";

/** The resume that goes with an application, and the way to take another. */
export function ChosenResume({ filename, onRemove }: { filename: string; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1">
        <span className="block font-medium">Resume uploaded</span>
        <span className="block truncate text-xs text-ink-subtle">
          <bdi>{filename}</bdi>
        </span>
      </p>
      <Button variant="ghost" size="sm" onClick={onRemove}>
        Remove Resume
      </Button>
    </div>
  );
}
