import FileText from "lucide-react/icons/file-text";
import { Button } from "#ui/button.tsx";

type ChosenFileProps = {
  /** 'Resume uploaded' */
  title: string;
  filename: string;
  /** 'Remove Resume' */
  removal: string;
  onRemove: () => void;
};

/** A file that was uploaded into a form, and the way to take another. */
export function ChosenFile({ title, filename, removal, onRemove }: ChosenFileProps) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block truncate text-xs text-ink-subtle">
          <bdi>{filename}</bdi>
        </span>
      </p>
      <Button variant="ghost" size="sm" onClick={onRemove}>
        {removal}
      </Button>
    </div>
  );
}
