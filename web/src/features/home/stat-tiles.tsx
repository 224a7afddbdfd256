import { FigureStrip } from "#ui/facts.tsx";
import { Skeleton } from "#ui/page/skeleton.tsx";

/** Undefined until it is loaded, null where it could not be. */
type Count = number | null | undefined;

type StatTilesProps = {
  /** The number of newest jobs that were loaded. */
  jobs: Count;
  /** The number of companies. */
  companies: Count;
};

const shown = (count: Count) =>
  count === undefined ? (
    <Skeleton className="h-8.5 w-10" />
  ) : (
    (count?.toLocaleString("en-US") ?? "–")
  );

/** The board in figures; the last one is fixed. */
export function StatTiles({ jobs, companies }: StatTilesProps) {
  return (
    <FigureStrip
      className="sm:grid-cols-3"
      facts={[
        ["Active Jobs", shown(jobs)],
        ["Companies", shown(companies)],
        ["Professionals", "1,000+"],
      ]}
    />
  );
}
