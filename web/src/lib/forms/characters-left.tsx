import { lengthOf } from "@rolecall/contract/values/lengths.ts";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { cn } from "#ui/class-names.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

/** The share of the limit from which on the remaining characters are shown. */
const near = 0.9;

/** Said in steps: a number with each letter would talk over everything else. */
const saidOf = (left: number, step: number) =>
  left < 0
    ? "Too long"
    : `At most ${(Math.ceil(left / step) * step).toLocaleString("en-US")} characters left`;

type CharactersLeftProps<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  /** The most characters that the text may have. */
  most: number;
};

/** Counts the remaining characters below a long text, once it comes near its limit. */
export function CharactersLeft<Values extends FieldValues, Sent>({
  control,
  name,
  most,
}: CharactersLeftProps<Values, Sent>) {
  const value: unknown = useWatch({ control, name });
  const text = typeof value === "string" ? value : "";
  // There are no more characters than units.
  const length = text.length > most * near ? lengthOf(text) : 0;
  const isNear = length > most * near;
  const left = most - length;
  return (
    <>
      {isNear && (
        <p
          aria-hidden
          className={cn("text-xs tabular-nums", left < 0 ? "text-danger-ink" : "text-ink-subtle")}
        >
          {Math.abs(left).toLocaleString("en-US")} characters {left < 0 ? "too many" : "left"}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{isNear && saidOf(left, most / 100)}</span>
      </VisuallyHidden>
    </>
  );
}
