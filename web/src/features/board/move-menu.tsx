import { statusLabel } from "@rolecall/contract/applications/application-status.ts";
import type { ReactElement } from "react";
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from "#ui/overlay/dropdown-menu.tsx";
import type { BoardStage } from "./board-data.ts";

type MoveMenuProps = {
  trigger: ReactElement;
  stages: readonly BoardStage[];
  /** The stage in which the card stands. */
  stageId?: string;
  onMove: (stage: BoardStage) => void;
};

/** Moves cards to a stage without dragging them. */
export function MoveMenu({ trigger, stages, stageId, onMove }: MoveMenuProps) {
  return (
    <DropdownMenu trigger={trigger}>
      <DropdownMenuLabel className="text-xs text-ink-subtle">Move to</DropdownMenuLabel>
      <div className="max-h-80 overflow-y-auto">
        {stages.map((stage) => (
          <DropdownMenuItem
            key={stage.id}
            disabled={stage.id === stageId}
            onSelect={() => onMove(stage)}
          >
            <bdi className="min-w-0 flex-1 wrap-anywhere">{stage.name}</bdi>
            {stage.name !== statusLabel(stage.status) && (
              <span className="text-xs text-ink-subtle">{statusLabel(stage.status)}</span>
            )}
          </DropdownMenuItem>
        ))}
      </div>
    </DropdownMenu>
  );
}
