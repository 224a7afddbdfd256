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
};

/** A failure shows when the preview is asked for. */
const prefetch = () => void loadResumePanel().catch(() => undefined);

/** Opens the resume of an application beside the list, or closes it. Going back closes it as well. */
export function OpenPreviewButton({ of, isOpen, onToggle }: OpenPreviewButtonProps) {
  return (
    <Button
      id={previewButtonId(of.id)}
      variant="secondary"
      size="sm"
      aria-label={`Preview of ${candidateName(of.candidate)}'s resume`}
      aria-expanded={isOpen}
      aria-keyshortcuts="P"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => whenLoaded(loadResumePanel, () => onToggle(of.id))}
    >
      <PanelRight aria-hidden />
      Preview
    </Button>
  );
}
