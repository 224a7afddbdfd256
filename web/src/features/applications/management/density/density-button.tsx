import Rows2 from "lucide-react/icons/rows-2";
import Rows4 from "lucide-react/icons/rows-4";
import { Button } from "#ui/button.tsx";
import type { Density } from "./kept-density.ts";

type DensityButtonProps = { density: Density; onChoose: (density: Density) => void };

/** Chooses how high the rows are, where they have one line each. */
export function DensityButton({ density, onChoose }: DensityButtonProps) {
  const isComfortable = density === "comfortable";
  return (
    <Button
      variant="secondary"
      size="icon"
      className="max-lg:hidden"
      aria-label="Comfortable rows"
      aria-pressed={isComfortable}
      title={isComfortable ? "Compact rows" : "Comfortable rows"}
      onClick={() => onChoose(isComfortable ? "compact" : "comfortable")}
    >
      {isComfortable ? <Rows2 aria-hidden /> : <Rows4 aria-hidden />}
    </Button>
  );
}
