import { Button } from "#ui/button.tsx";
import type { NextRows } from "./growing-list.tsx";

/** The button for the rest of a short list, and why it could not be loaded. */
export function MoreRows({ next, label }: { next: NextRows; label: string }) {
  return (
    <>
      {next.failure && (
        <p role="alert" className="mt-2 text-ink-muted">
          {next.failure}
        </p>
      )}
      {next.hasMore && (
        <Button className="mt-2" variant="link" pending={next.pending} onClick={next.onMore}>
          {label}
        </Button>
      )}
    </>
  );
}
