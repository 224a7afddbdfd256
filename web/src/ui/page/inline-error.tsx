import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";

type InlineErrorProps = {
  /** The failure, in one sentence. */
  text: string;
  onRetry: () => void;
  retrying: boolean;
  className?: string;
};

/** Shown in place of a part of a screen that could not be loaded, such as a list of options. */
export function InlineError({ text, onRetry, retrying, className }: InlineErrorProps) {
  return (
    <p role="alert" className={cn("text-ink-muted", className)}>
      {text}{" "}
      <Button variant="link" pending={retrying} onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
