import type { OverviewFigure } from "@rolecall/contract/admin/overview.ts";
import { overviewFigures } from "@rolecall/contract/admin/overview.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { shortDateText } from "#lib/text/dates.ts";
import { HeaderCell } from "#ui/list/table.tsx";

export const figureLabels: Record<OverviewFigure, string> = {
  people: "People",
  companies: "Companies",
  jobs: "Jobs",
  applications: "Applications",
  answers: "Answers",
};

type Week = { from: string } & Record<OverviewFigure, number>;

/** The numbers behind the bars, the present week first. On phones each stands beside its name. */
export function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <div className="rounded-lg border border-line bg-surface">
      <table aria-label="New by week" className="w-full border-collapse text-sm max-md:block">
        <thead className="border-b border-line bg-sunken max-md:sr-only">
          <tr>
            <HeaderCell className="text-left">Week from</HeaderCell>
            {overviewFigures.map((figure) => (
              <HeaderCell key={figure} className="text-right">
                {figureLabels[figure]}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {weeks.toReversed().map((week) => (
            <tr
              key={week.from}
              className="max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] max-md:gap-x-6 max-md:gap-y-1 max-md:px-4 max-md:py-3"
            >
              <th
                scope="row"
                className="text-left font-medium tabular-nums max-md:col-span-full md:px-4 md:py-2"
              >
                {shortDateText(week.from as CalendarDay)}
              </th>
              {overviewFigures.map((figure) => (
                <td
                  key={figure}
                  className="text-right tabular-nums max-md:flex max-md:justify-between md:px-4 md:py-2"
                >
                  <span aria-hidden className="text-ink-subtle md:hidden">
                    {figureLabels[figure]}
                  </span>
                  {week[figure].toLocaleString("en-US")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
