import { type ReactNode, useId } from "react";
import { FieldError } from "#ui/form/field-error.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

type AnswerGroupProps = {
  label: ReactNode;
  required: boolean;
  hint: string | undefined;
  error: string | undefined;
  children: ReactNode;
};

/** A question that is answered by several controls together. */
export function AnswerGroup({ label, required, hint, error, children }: AnswerGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <span id={`${id}-label`} className="text-sm font-medium text-ink">
        {label}
        {required && (
          <>
            <span aria-hidden className="text-danger-ink">
              *
            </span>
            <VisuallyHidden> (required)</VisuallyHidden>
          </>
        )}
      </span>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-subtle">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
