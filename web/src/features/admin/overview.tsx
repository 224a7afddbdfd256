import { overviewFigures } from "@rolecall/contract/admin/overview.ts";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#lib/loaded.tsx";
import { overviewQuery } from "./admin.api.ts";
import { WeekBars } from "./week-bars.tsx";
import { figureLabels, WeekTable } from "./week-table.tsx";

const parts = ["queue", "mail", "store", "database", "backups"] as const;

/** The figures of today and of twelve weeks, and the state of the server. */
export function Overview() {
  const overview = useQuery(overviewQuery);
  return (
    <Loaded query={overview} failure="The overview could not be loaded.">
      {({ today, weeks, state }) => (
        <div className="flex flex-col gap-8">
          <section>
            <h2 className="text-xl">New today and by week</h2>
            <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-px overflow-hidden rounded-lg border border-line bg-surface">
              {overviewFigures.map((figure) => (
                <div key={figure} className="px-5 py-4 outline outline-line">
                  <p className="font-heading text-2xl font-semibold tabular-nums">
                    {today[figure].toLocaleString("en-US")}
                  </p>
                  <p className="text-ink-muted">{figureLabels[figure]}</p>
                  <WeekBars counts={weeks.map((week) => week[figure])} />
                </div>
              ))}
            </div>
            <div className="mt-4">
              <WeekTable weeks={weeks} />
            </div>
          </section>
          <section>
            <h2 className="text-xl">The server</h2>
            <dl className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
              {parts.map((part) => (
                <div key={part} className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[8rem_1fr]">
                  <dt className="font-medium capitalize">{part}</dt>
                  <dd className={state[part].ok ? "text-ink-muted" : "text-danger-ink"}>
                    {state[part].ok ? "" : "Attention: "}
                    {state[part].text}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      )}
    </Loaded>
  );
}
