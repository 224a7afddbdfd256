import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";

/** The error of a control, whose `aria-describedby` names `id`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm text-danger-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
