import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import PanelRight from "lucide-react/icons/panel-right";
import { candidateName } from "#features/applications/candidate-name.ts";
import { previewButtonId } from "#features/applications/review/element-ids.ts";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";
import { loadResumePanel } from "./load-resume-panel.ts";

type OpenPreviewButtonProps = {
  of: LoadedApplication;
  isOpen: boolean;
  onToggle: (id: string) => void;
  /** An icon alone, in a row of a table. */
  small?: boolean;
};

/** A failure shows when the preview is asked for. */
const prefetch = () => void loadResumePanel().catch(() => undefined);

/** Opens the resume of an application beside the list, or closes it. Going back closes it as well. */
export function OpenPreviewButton({ of, isOpen, onToggle, small = false }: OpenPreviewButtonProps) {
  return (
    <Button
      id={previewButtonId(of.id)}
      variant={small ? "ghost" : "secondary"}
      size={small ? "icon" : "sm"}
      aria-label={`Preview of ${candidateName(of.candidate)}'s resume${small ? `, ${of.job.title}` : ""}`}
      aria-expanded={isOpen}
      aria-keyshortcuts="P"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => whenLoaded(loadResumePanel, () => onToggle(of.id))}
    >
      <PanelRight aria-hidden />
      {!small && "Preview"}
    </Button>
  );
}
