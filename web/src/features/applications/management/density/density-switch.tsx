import Rows2 from "lucide-react/icons/rows-2";
import Rows4 from "lucide-react/icons/rows-4";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import type { Density } from "./kept-density.ts";

const options = [
  { value: "compact", label: "Compact", icon: <Rows4 aria-hidden /> },
  { value: "comfortable", label: "Comfortable", icon: <Rows2 aria-hidden /> },
] as const;

type DensitySwitchProps = { density: Density; onChoose: (density: Density) => void };

/** Chooses how high the rows are, where they have one line each. */
export function DensitySwitch({ density, onChoose }: DensitySwitchProps) {
  return (
    <SegmentedControl
      aria-label="Height of rows"
      className="max-lg:hidden print:hidden"
      options={options}
      value={density}
      onValueChange={onChoose}
    />
  );
}
