import { type ReactNode, useId, useMemo } from "react";
import { cn } from "#ui/class-names.ts";
import { FieldContext } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

type FieldProps = {
  label: ReactNode;
  /** Keeps the label for assistive technology but off the screen. */
  hideLabel?: boolean;
  /** A link or count at the end of the label's line. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** The rule that failed, in words; the control turns invalid with it. */
  error?: string | undefined;
  required?: boolean;
  className?: string;
  children: ReactNode;
};

/** A label, one control of the kit, its hint and its error, tied together for assistive technology. */
export function Field({
  label,
  hideLabel = false,
  aside,
  hint,
  error,
  required = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const invalid = error !== undefined && error !== "";
  const hasHint = hint !== undefined;
  const describedBy =
    [hasHint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const context = useMemo(
    () => ({ id, labelId: `${id}-label`, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );

  return (
    <FieldContext value={context}>
      <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
        <div
          className={cn(
            "flex flex-wrap items-baseline justify-between gap-x-3",
            hideLabel && "sr-only",
          )}
        >
          <label id={context.labelId} htmlFor={id} className="text-sm font-medium text-ink">
            {label}
            {required && (
              <span aria-hidden className="text-danger-ink">
                *
              </span>
            )}
          </label>
          {aside}
        </div>
        {children}
        {hasHint && (
          <p id={`${id}-hint`} className="text-xs text-ink-subtle">
            {hint}
          </p>
        )}
        {invalid && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </FieldContext>
  );
}
