import type { ReactNode } from "react";

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
};

/** The head of a screen; its title is the page's only `h1`. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
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
