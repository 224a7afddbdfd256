import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { getRouteApi } from "@tanstack/react-router";
import PanelRight from "lucide-react/icons/panel-right";
import { candidateName } from "#features/applications/candidate-name.ts";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";
import { loadResumePanel } from "./load-resume-panel.ts";
import { previewButtonId } from "./use-preview.ts";

const route = getRouteApi("/jobs/$jobId/applications");

/** A failure shows when the preview is asked for. */
const prefetch = () => void loadResumePanel().catch(() => undefined);

/** Opens the resume of an application beside the list, or closes it. Going back closes it as well. */
export function OpenPreviewButton({ of }: { of: LoadedApplication }) {
  const isOpen = route.useSearch({ select: ({ preview }) => preview === of.id });
  const navigate = route.useNavigate();
  const toggle = () =>
    void navigate({
      search: (now) => ({ ...now, preview: isOpen ? undefined : of.id }),
      replace: isOpen,
      resetScroll: false,
    });
  return (
    <Button
      id={previewButtonId(of.id)}
      variant="secondary"
      size="sm"
      aria-label={`Preview of ${candidateName(of.candidate)}'s resume`}
      aria-expanded={isOpen}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => whenLoaded(loadResumePanel, toggle)}
    >
      <PanelRight aria-hidden />
      Preview
    </Button>
  );
}
