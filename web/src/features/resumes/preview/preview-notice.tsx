import type { ReactNode } from "react";

/** A message in place of pages that cannot be shown. */
export function PreviewNotice({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-0 flex-1 content-center overflow-y-auto bg-canvas p-4">
      {children}
    </div>
  );
}
