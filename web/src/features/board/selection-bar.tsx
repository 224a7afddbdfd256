import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import { Button } from "#ui/button.tsx";
import type { BoardStage } from "./board-data.ts";
import { MoveMenu } from "./move-menu.tsx";

type SelectionBarProps = {
  count: number;
  stages: readonly BoardStage[];
  onMove: (stage: BoardStage) => void;
  onClear: () => void;
};

/** How many cards are selected, and what can be done with all of them. */
export function SelectionBar({ count, stages, onMove, onClear }: SelectionBarProps) {
  return (
    <section
      aria-label="Selected applications"
      className={
        count > 0
          ? "flex flex-wrap items-center gap-2 rounded-lg border border-accent-line bg-accent-soft px-4 py-2"
          : "sr-only"
      }
    >
      {/* A live region must be in the page before its first text, or that is not announced. */}
      <p aria-live="polite" className="mr-auto font-medium text-accent-ink">
        {count > 0 && `${count} application${count === 1 ? "" : "s"} selected`}
      </p>
      {count > 0 && (
        <>
          <MoveMenu
            stages={stages}
            onMove={onMove}
            trigger={
              <Button size="sm">
                <ArrowRightLeft aria-hidden />
                Move to…
              </Button>
            }
          />
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear Selection
          </Button>
        </>
      )}
    </section>
  );
}
