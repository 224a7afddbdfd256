import { type ComponentProps, createElement } from "react";

/** What an icon of lucide consists of: its elements on a square of `size` units. */
interface IconData {
  name: string;
  size: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Replaces the `createLucideIcon` of lucide-react (see build/icons.ts), of whose options the product uses none and
 * whose code stood in front of every first screen. Hidden from screen readers unless it is given a label.
 */
export function createIcon({ name, size, node }: IconData) {
  const elements = node.map(([tag, attributes]) => createElement(tag, attributes));
  const Icon = ({ className, ...props }: ComponentProps<"svg">) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide lucide-${name} ${className ?? ""}`.trim(),
        "aria-hidden": props["aria-label"] || props["aria-labelledby"] ? undefined : true,
        ...props,
      },
      ...elements,
    );
  Icon.displayName = name;
  return Icon;
}
