import type { ReactNode } from "react";

/** Of a link in a `SectionNav`; the router marks that of the section that is shown. */
export const sectionLinkStyles =
  "-mb-px block border-b-2 border-transparent px-0.5 py-2.5 text-sm font-medium whitespace-nowrap text-ink-muted no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink";

/** The sections of one screen below its head, each an `li` with its link. */
export const SectionNav = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="mt-4 border-b border-line">
    <ul className="flex flex-wrap gap-x-5">{children}</ul>
  </nav>
);
