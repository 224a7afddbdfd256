import { type ReactNode, useRef } from "react";
import { cn } from "#ui/class-names.ts";
import { useKeepFocus } from "#ui/overlay/focus-return.ts";

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** The way on, as a `Button`. */
  action?: ReactNode;
  /** `h1` where it stands for a whole screen, `h2` right below the screen's title. */
  heading?: "h1" | "h2" | "h3";
  className?: string;
};

/** Shown in place of an empty list: the reason, and the next step. */
export function EmptyState({
  title,
  text,
  icon,
  action,
  heading: Heading = "h3",
  className,
}: EmptyStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeepFocus(place);
  return (
    <div
      ref={place}
      className={cn(
        "flex flex-col items-center rounded-lg border border-dashed border-line px-6 py-12 text-center",
        className,
      )}
    >
      {icon !== undefined && (
        <span aria-hidden className="mb-3 text-ink-subtle [&_svg]:size-6">
          {icon}
        </span>
      )}
      <Heading className="text-lg">{title}</Heading>
      {text !== undefined && <p className="mt-1 max-w-prose text-ink-muted">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
