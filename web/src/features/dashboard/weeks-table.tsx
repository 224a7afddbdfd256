import type { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { Reply } from "#lib/api-client.ts";
import { dateFormat } from "#lib/text/dates.ts";

const weekText = dateFormat({ month: "short", day: "numeric" });
const cell = "py-1 pl-3 text-right tabular-nums";

/** The figures behind the bars, week by week, for whoever wants to read them. */
export function WeeksTable({ weeks }: Pick<Reply<typeof recruiterDashboard>, "weeks">) {
  return (
    <details className="group border-t border-line px-5">
      <summary className="flex cursor-pointer list-none items-center gap-1.5 rounded-sm py-2.5 text-xs text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
        Week by week
      </summary>
      <table className="mb-4 w-full max-w-prose text-xs">
        <caption className="sr-only">The last twelve weeks, the present one last</caption>
        <thead className="text-ink-subtle">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              Week of
            </th>
            {["Posted", "Received", "Invited", "Hired"].map((name) => (
              <th key={name} scope="col" className={`${cell} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {weeks.map(({ from, jobs, applications, interviews, hires }) => (
            <tr key={from}>
              <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                {weekText(from as CalendarDay)}
              </th>
              {[jobs, applications, interviews, hires].map((count, column) => (
                <td key={column} className={cell}>
                  {count.toLocaleString("en-US")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
