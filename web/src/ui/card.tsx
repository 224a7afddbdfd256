import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";
import { Slot } from "./slot.tsx";

type CardProps = ComponentProps<"div"> & { asChild?: boolean };

/** A surface for one thing. `asChild` makes it an `article`, `section` or `li`. */
export function Card({ asChild = false, className, ...props }: CardProps) {
  const Element = asChild ? Slot : "div";
  return (
    <Element
      className={cn(
        "rounded-lg border border-line bg-surface p-[min(--spacing(5),5vw)]",
        className,
      )}
      {...props}
    />
  );
}

type CardHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode };

/** The heading of a card, with actions at its right. */
export function CardHeader({ title, description, actions }: CardHeaderProps) {
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        {description !== undefined && <p className="mt-1 text-ink-muted">{description}</p>}
      </div>
      {actions}
    </header>
  );
}
