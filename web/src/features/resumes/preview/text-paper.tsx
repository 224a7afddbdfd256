import { type ReactNode, useEffect, useRef } from "react";

/** The paper on which the text of a resume stands. */
export function TextPaper({ children }: { children: ReactNode }) {
  const paper = useRef<HTMLDivElement>(null);
  // It scrolls, so the keyboard must reach it, and starts here.
  useEffect(() => {
    const element = paper.current;
    if (!element) return;
    element.tabIndex = 0;
    if (element.parentElement === document.activeElement) element.focus();
  }, []);
  return (
    <div
      ref={paper}
      role="group"
      aria-label="Text of the resume"
      className="min-h-0 flex-1 overflow-y-auto bg-pressed p-3 -outline-offset-2"
    >
      <div className="min-h-full bg-surface p-6 text-base wrap-anywhere sm:p-10">{children}</div>
    </div>
  );
}
