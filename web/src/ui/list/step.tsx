import type { ReactNode } from "react";

/** One of several things that happened after each other, tied to the next by a line; an item of an `ol`. */
export function Step({ children }: { children: ReactNode }) {
  return (
    <li className="relative pb-4 pl-6 before:absolute before:top-2 before:left-1 before:size-2 before:rounded-full before:bg-line-strong after:absolute after:top-5 after:bottom-[-0.25rem] after:left-[0.4375rem] after:w-px after:bg-line-firm last:pb-0 last:before:bg-accent last:after:hidden">
      {children}
    </li>
  );
}
