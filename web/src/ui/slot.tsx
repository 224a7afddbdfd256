import { Children, cloneElement, isValidElement, type HTMLAttributes, type Ref } from "react";
import { cn } from "./class-names.ts";

type Props = Record<string, unknown>;
type Call = (...values: unknown[]) => unknown;

const isCall = (value: unknown): value is Call => typeof value === "function";

const inTurn =
  (first: Call, second: Call): Call =>
  (...values) => {
    first(...values);
    second(...values);
  };

/** The child's own props win; handlers are called one after the other, and classes are joined. */
const merge = (given: Props, own: Props): Props => {
  const merged = { ...given, ...own };
  for (const [name, value] of Object.entries(given))
    if (name === "className") merged[name] = cn(value as string, own[name] as string);
    else if (isCall(value) && isCall(own[name])) merged[name] = inTurn(own[name], value);
  return merged;
};

type SlotProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

/**
 * Gives what it is given to its only child, an element. As Radix's own `Slot`, as far as the kit needs
 * it, and a tenth of its size: every first screen brings it along.
 */
export function Slot({ children, ...given }: SlotProps) {
  const child = Children.only(children);
  return isValidElement<Props>(child) ? cloneElement(child, merge(given, child.props)) : null;
}
