import { cn } from "#ui/class-names.ts";

const variants = {
  inline:
    "font-medium text-accent-ink underline decoration-accent-line underline-offset-3 hover:decoration-current",
  // The target is 24 px high, whatever the line.
  title: "py-0.5 text-ink underline-offset-3 hover:text-accent-ink hover:underline",
  quiet: "text-ink-muted underline-offset-3 hover:text-ink hover:underline",
  nav: "rounded-md px-2.5 py-2 md:max-lg:px-1.5 font-medium whitespace-nowrap text-ink-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink",
};

interface LinkStyle {
  variant?: keyof typeof variants;
  className?: string;
}

/**
 * Class names for links, since the kit knows no router: `<Link className={linkStyles()}>`.
 * `inline` stands in running text, `title` heads a card or row, `quiet` names something beside it,
 * `nav` sits in the top bar (mark the current one with `aria-current="page"`).
 */
export const linkStyles = ({ variant = "inline", className }: LinkStyle = {}): string =>
  cn("rounded-sm transition-colors", variants[variant], className);
