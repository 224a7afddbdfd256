import type { DashboardCourse, recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { Reply } from "#lib/api-client.ts";
import { twoColumnsAtMost } from "#ui/facts.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { CourseBars } from "./course-bars.tsx";
import { WeeksTable } from "./weeks-table.tsx";

type Dashboard = Reply<typeof recruiterDashboard>;

type Tile = {
  name: string;
  figure: keyof Dashboard["stats"];
  course: DashboardCourse;
  /** What the figures of two weeks count: '5 posted this week, 3 last week'. */
  counted: string;
  to: Pick<LinkProps, "to" | "search">;
};

const tiles: readonly Tile[] = [
  {
    name: "Active Jobs",
    figure: "activeJobs",
    course: "jobs",
    counted: "posted",
    to: { to: "/my-jobs" },
  },
  {
    name: "Total Applications",
    figure: "totalApplications",
    course: "applications",
    counted: "received",
    to: { to: "/application-management" },
  },
  {
    name: "Interviews Scheduled",
    figure: "interviewsScheduled",
    course: "interviews",
    counted: "invited",
    to: { to: "/application-management", search: { status: "interview_scheduled" } },
  },
  {
    name: "Hires This Month",
    figure: "hiresThisMonth",
    course: "hires",
    counted: "hired",
    to: { to: "/application-management", search: { status: "hired" } },
  },
];

/** The recruiter's four figures, each with its course over twelve weeks and the way to what it counts. */
export function StatTiles({ stats, weeks }: Pick<Dashboard, "stats" | "weeks">) {
  return (
    <section aria-label="Figures" className="rounded-lg border border-line bg-surface">
      <dl className={`grid gap-px overflow-hidden rounded-t-lg ${twoColumnsAtMost} md:grid-cols-4`}>
        {tiles.map(({ name, figure, course, counted, to }) => {
          const counts = weeks.map((week) => week[course]);
          const [before = 0, now = 0] = counts.slice(-2);
          return (
            <div
              key={name}
              className="relative flex flex-col px-5 py-4 outline outline-line transition-colors hover:bg-sunken/50"
            >
              <dt className="order-1 text-ink-muted">
                <Link
                  {...to}
                  className={linkStyles({
                    variant: "quiet",
                    className: "after:absolute after:inset-0",
                  })}
                >
                  {name}
                </Link>
              </dt>
              <dd className="font-heading text-2xl font-semibold tabular-nums">
                {stats[figure].toLocaleString("en-US")}
              </dd>
              <dd className="order-2 mt-3 flex flex-1 flex-col justify-end text-xs text-ink-subtle">
                <CourseBars counts={counts} />
                <span className="mt-1.5 tabular-nums">
                  {now.toLocaleString("en-US")} {counted} this week,{" "}
                  <span className="whitespace-nowrap">
                    {before.toLocaleString("en-US")} last week
                  </span>
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="relative">
        <WeeksTable weeks={weeks} />
        <div className="absolute top-2.5 right-5 flex gap-4 text-xs print:hidden">
          <Link to="/candidates" className={linkStyles()}>
            Candidates
          </Link>
          <Link to="/analytics" className={linkStyles()}>
            Analytics
          </Link>
        </div>
      </div>
    </section>
  );
}
