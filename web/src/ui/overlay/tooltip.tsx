import * as Radix from "radix-ui/tooltip";
import type { ReactNode } from "react";

/**
 * Wraps a screen that has tooltips: they open after 700 ms, or at once within 300 ms of the one
 * before. The application itself is not wrapped, so that first screens do without the code.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  content: ReactNode;
  /** The element that it explains: a single one that takes focus. */
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
};

/**
 * A few words that explain a control. Never the only place of something needed, and never inside
 * a paragraph.
 */
export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-xs text-canvas shadow-float data-[state=delayed-open]:animate-appear"
      >
        {content}
      </Radix.Content>
    </Radix.Root>
  );
}
