import { FigureStrip } from "#ui/facts.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type StatTilesProps = {
  /** How many of the newest jobs were loaded; undefined until then. */
  jobs: number | undefined;
  /** How many companies there are. */
  companies: number | undefined;
};

/** The board in figures; the last one is fixed. */
export function StatTiles({ jobs, companies }: StatTilesProps) {
  return (
    <FigureStrip
      className="sm:grid-cols-3"
      facts={[
        ["Active Jobs", jobs ?? <Skeleton className="h-8 w-10" />],
        ["Companies", companies?.toLocaleString("en-US") ?? <Skeleton className="h-8 w-10" />],
        ["Professionals", "1,000+"],
      ]}
    />
  );
}
