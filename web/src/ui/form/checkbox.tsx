import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { cn } from "#ui/class-names.ts";
import { useFieldControl } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

type CheckboxProps = {
  /** `"indeterminate"` if only some of the items it stands for are checked. */
  checked: boolean | "indeterminate";
  onCheckedChange: (checked: boolean) => void;
  /** The text beside the box, which toggles it. Without it, give an `aria-label`. */
  label?: ReactNode;
  error?: string | undefined;
  "aria-label"?: string;
  disabled?: boolean;
  name?: string;
  id?: string;
  onBlur?: () => void;
  className?: string;
  ref?: React.Ref<HTMLButtonElement>;
};

/** Enter sends the form, if there is one, as with a browser's own box; the space bar ticks. */
const sendWithEnter = (event: KeyboardEvent<HTMLButtonElement>) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** A yes or no, with its label and its error. */
export function Checkbox({
  checked,
  onCheckedChange,
  label,
  error,
  id,
  className,
  ...props
}: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const invalid = error !== undefined && error !== "";
  const field = useFieldControl({ id: boxId });
  const box = (
    <button
      type="button"
      role="checkbox"
      {...field}
      {...props}
      aria-invalid={invalid || field["aria-invalid"]}
      aria-describedby={invalid ? `${boxId}-error` : field["aria-describedby"]}
      aria-checked={checked === "indeterminate" ? "mixed" : checked}
      onClick={() => onCheckedChange(checked !== true)}
      onKeyDown={sendWithEnter}
      className={cn(
        // The surrounding 24 px take the click as well.
        "relative grid print:hidden size-4.5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-accent transition-colors after:absolute after:-inset-1 hover:border-ink-subtle aria-invalid:border-danger aria-checked:border-accent aria-checked:bg-accent aria-[checked=mixed]:border-accent aria-[checked=mixed]:bg-accent disabled:opacity-50",
        label === undefined && className,
      )}
    >
      {checked === "indeterminate" && <Minus aria-hidden strokeWidth={3} className="size-3.5" />}
      {checked === true && <Check aria-hidden strokeWidth={3} className="size-3.5" />}
    </button>
  );
  if (label === undefined) return box;
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <div className="flex items-start gap-2.5">
        <span className="flex h-5 items-center">{box}</span>
        <label htmlFor={boxId} className="text-sm text-ink-muted">
          {label}
        </label>
      </div>
      {invalid && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
    </div>
  );
}
