import type { ReactNode } from "react";

/** One named row of the gallery. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-t border-line py-6 lg:grid-cols-[12rem_1fr]">
      <h2 className="text-sm font-semibold text-ink-muted">{title}</h2>
      <div className="flex min-w-0 flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
