import type { ReactNode } from "react";
import { cn } from "#ui/class-names.ts";

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
  /** Title and description stand in one line, where there is room. */
  inLine?: boolean;
};

/** The head of a screen; its title is the page's only `h1`. */
export function PageHeader({ title, description, back, actions, inLine = false }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className={cn("min-w-0", inLine && "flex flex-wrap items-baseline gap-x-4")}>
        {back !== undefined && <div className="mb-2 print:hidden">{back}</div>}
        <h1 className="text-2xl">{title}</h1>
        {description !== undefined && (
          <p className="mt-1 max-w-prose text-base text-ink-muted">{description}</p>
        )}
      </div>
      {actions !== undefined && <div className="flex max-w-full flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
