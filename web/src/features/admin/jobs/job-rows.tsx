import type { SupervisedJob } from "@rolecall/contract/admin/jobs.schemas.ts";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { supervisedJobsQuery } from "#features/admin/admin.api.ts";
import { SupervisedList } from "#features/admin/supervised-list.tsx";
import { useFilters } from "#features/admin/use-filters.ts";
import { longDateText } from "#lib/text/dates.ts";
import { JobActions } from "./job-actions.tsx";
import { JobBadges } from "./job-badges.tsx";
import { JobDetail } from "./job-detail.tsx";

const choices = [
  {
    filter: "show",
    label: "Show",
    options: [
      { value: "all", label: "All jobs" },
      { value: "held", label: "Held for a look" },
      { value: "taken-down", label: "Taken down" },
    ],
  },
] as const;

/** All jobs, or one of them. */
export function JobRows() {
  const { filters } = useFilters();
  if (filters.id !== undefined) return <JobDetail id={filters.id} />;
  return (
    <SupervisedList
      searchLabel="Title or company"
      choices={choices}
      list={supervisedJobsQuery(filters)}
      Row={Job}
    />
  );
}

function Job({ item: job }: { item: SupervisedJob }) {
  return (
    <>
      <div className="min-w-0">
        <AdminLink to={{ section: "jobs", id: job.id }} variant="title">
          <bdi className="font-semibold">{job.title}</bdi>
        </AdminLink>
        <p className="text-ink-muted">
          <bdi>{job.company.name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-subtle">
          Posted {longDateText(job.createdAt)}
          <JobBadges job={job} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <JobActions job={job} />
      </div>
    </>
  );
}
