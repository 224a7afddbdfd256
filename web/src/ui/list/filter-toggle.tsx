import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Button } from "#ui/button.tsx";

type FilterToggleProps = {
  /** The number of active filters. */
  count: number;
  unfolded: boolean;
  onToggle: () => void;
  /** The id of the panel that it opens. */
  panelId: string;
  className: string;
};

/** Unfolds filters where there is no room for them, and says how many are set. */
export function FilterToggle({ count, unfolded, onToggle, panelId, className }: FilterToggleProps) {
  return (
    <Button
      variant="secondary"
      className={className}
      aria-expanded={unfolded}
      aria-controls={panelId}
      onClick={onToggle}
    >
      <SlidersHorizontal aria-hidden />
      {count === 0 ? "Filters" : `Filters (${count})`}
    </Button>
  );
}
