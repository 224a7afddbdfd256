import type { ComponentProps, SyntheticEvent } from "react";
import { cn } from "./class-names.ts";
import { Spinner } from "./page/spinner.tsx";
import { Slot } from "./slot.tsx";

const look =
  "inline-flex max-w-full shrink-0 print:hidden items-center justify-center gap-2 rounded-md text-center font-medium no-underline transition-colors select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0";

const variants = {
  primary: "forced-colors:border bg-accent text-on-accent hover:bg-accent-hover",
  secondary:
    "border border-line-firm bg-surface text-ink shadow-card hover:border-line-strong hover:bg-sunken active:bg-pressed",
  ghost: "text-ink-muted hover:bg-sunken hover:text-ink active:bg-pressed",
  destructive: "forced-colors:border bg-danger text-on-danger hover:bg-danger-hover",
  link: "text-accent-ink underline-offset-4 hover:underline",
};

/** Nothing answers, and its words can still be read: half a colour could not. */
const off = "text-ink-subtle";
const filledOff = `${off} bg-sunken inset-ring inset-ring-line forced-colors:border`;
const variantsOff = {
  primary: filledOff,
  secondary: filledOff,
  ghost: off,
  destructive: filledOff,
  link: off,
};

const sizes = {
  sm: "min-h-8 px-3 py-1 text-sm",
  md: "min-h-10 px-4 py-1 text-sm sm:min-h-9",
  lg: "min-h-11 px-5 py-1 text-base",
  /** No wider than it must be, such as a page number. */
  compact: "h-10 min-w-10 px-2 text-sm sm:h-9 sm:min-w-9",
  icon: "size-10 sm:size-9",
  text: "",
};

type ButtonProps = Omit<ComponentProps<"button">, "type"> & {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  type?: "button" | "submit";
  /** Renders the only child (a link, say) with the looks of a button. */
  asChild?: boolean;
  /** Shows a spinner before the words and takes no clicks. */
  pending?: boolean;
  /** Like `disabled`, but keeps the focus: for a button that its own click may make unavailable. */
  unavailable?: boolean;
};

const takeNothing = (event: SyntheticEvent) => event.preventDefault();

/** A button. `variant` says how much it matters: one primary at most in view. */
export function Button({
  variant = "primary",
  size = "md",
  asChild,
  pending = false,
  unavailable = false,
  disabled,
  className,
  children,
  type = "button",
  onClick,
  ...props
}: ButtonProps) {
  const isOff = (disabled || unavailable) && !pending;
  const classes = cn(
    look,
    (isOff ? variantsOff : variants)[variant],
    sizes[variant === "link" ? "text" : size],
    pending && "opacity-80",
    className,
  );
  if (asChild) {
    return (
      <Slot className={classes} onClick={onClick} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type={type === "submit" ? "submit" : "button"}
      className={classes}
      // A pending button is not disabled for the browser, or it would lose the focus.
      disabled={disabled === true && !pending}
      aria-disabled={pending || unavailable || undefined}
      aria-busy={pending || undefined}
      onClick={pending || unavailable ? takeNothing : onClick}
      {...props}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
