import type { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import type { Reply } from "#lib/api-client.ts";
import { FigureStrip, twoColumnsAtMost } from "#ui/facts.tsx";

type Stats = Reply<typeof recruiterDashboard>["stats"];

/** The recruiter's four figures. */
export function StatTiles({ stats }: { stats: Stats }) {
  return (
    <FigureStrip
      className={`mt-6 ${twoColumnsAtMost} lg:grid-cols-4`}
      facts={[
        ["Active Jobs", stats.activeJobs.toLocaleString("en-US")],
        ["Total Applications", stats.totalApplications.toLocaleString("en-US")],
        ["Interviews Scheduled", stats.interviewsScheduled.toLocaleString("en-US")],
        ["Hires This Month", stats.hiresThisMonth.toLocaleString("en-US")],
      ]}
    />
  );
}
