import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";

/** A refused field gets the focus, which scrolls before the error is drawn below it. */
const scrollTo = (error: HTMLElement | null) => {
  if (error && document.activeElement?.getAttribute("aria-describedby")?.includes(error.id))
    error.scrollIntoView({ block: "nearest" });
};

/** The error of a control, whose `aria-describedby` names `id`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} ref={scrollTo} className="flex scroll-my-4 gap-1.5 text-sm text-danger-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
