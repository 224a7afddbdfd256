import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { DiscardChanges } from "#ui/overlay/discard-changes.tsx";

type SaveBarProps = {
  /** 'Save Stages' */
  action: string;
  isSaving: boolean;
  isDirty: boolean;
  /** Whether the changes are kept as a draft. */
  isKept: boolean;
  onDiscard: () => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** The end of a form that changes what is there: discard the changes, or save them. */
export function SaveBar({ action, isSaving, isDirty, isKept, onDiscard, children }: SaveBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-5">
      <DiscardChanges unsaved={isDirty && !isSaving} kept={isKept} onDiscard={onDiscard} />
      {children}
      <Button type="submit" pending={isSaving}>
        {isSaving ? "Saving..." : action}
      </Button>
    </div>
  );
}
