import Bookmark from "lucide-react/icons/bookmark";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ControlGroup } from "#ui/form/control-group.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { sampleJobs } from "./sample-jobs.ts";

const filters = ["Job Type", "Category", "Experience Level", "Salary Range"];

/** A search: words on top, filters at the side, the list in one ruled sheet. */
export function JobsComposition() {
  const [page, setPage] = useState(1);
  return (
    <>
      <PageHeader title="Find Jobs" />
      <form className="mt-5">
        <ControlGroup className="sm:grid-cols-[3fr_2fr_auto]">
          <Field label="Keywords" hideLabel>
            <TextInput type="search" icon={<Search />} placeholder="Job title, skill or company" />
          </Field>
          <Field label="Location" hideLabel>
            <TextInput icon={<MapPin />} placeholder="City, state or remote" />
          </Field>
          <Button type="submit" size="lg">
            Search
          </Button>
        </ControlGroup>
      </form>
      <div className="mt-8 grid gap-8 lg:grid-cols-[14rem_1fr]">
        <aside aria-label="Filters" className="grid grid-cols-2 content-start gap-4 lg:grid-cols-1">
          {filters.map((name) => (
            <Field key={name} label={name}>
              <Select
                options={[{ value: "all", label: "All" }]}
                value="all"
                onValueChange={() => undefined}
              />
            </Field>
          ))}
          <Button variant="secondary">Apply Filters</Button>
          <Button variant="ghost">Clear All Filters</Button>
        </aside>
        <div className="min-w-0">
          <h2 className="text-lg">642 jobs found</h2>
          <ul className="mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {sampleJobs.map((job) => (
              <li key={job.title}>
                <JobCard job={job} />
              </li>
            ))}
          </ul>
          <Card className="mt-4">
            <JobSkeleton />
          </Card>
          <div className="mt-6">
            <Pager page={page} pageCount={33} onPageChange={setPage} />
          </div>
        </div>
      </div>
    </>
  );
}

function JobCard({ job }: { job: (typeof sampleJobs)[number] }) {
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-4 px-4 py-5 transition-[background-color,box-shadow] hover:bg-sunken/50 hover:shadow-[inset_2px_0_0_var(--color-accent)] sm:px-5">
      <Avatar shape="square" initials={job.initials} />
      <div className="min-w-0">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h3 className="text-lg">
              <a href="?show=job" className={linkStyles({ variant: "title" })}>
                {job.title}
              </a>
            </h3>
            <p className="text-ink-muted">
              <a href="?show=job" className={linkStyles({ variant: "quiet" })}>
                {job.company}
              </a>
              {" · "}
              {job.location}
            </p>
          </div>
          <p className="hidden font-semibold whitespace-nowrap tabular-nums sm:block">
            {job.salary}
          </p>
        </div>
        <p className="mt-1 font-semibold tabular-nums sm:hidden">{job.salary}</p>
        <p className="mt-2 max-w-prose text-ink-muted">{job.text}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="flex flex-wrap gap-1.5">
            <Badge>{job.type}</Badge>
            <Badge>{job.level}</Badge>
            <Badge>{job.category}</Badge>
          </div>
          <p className="text-xs text-ink-subtle">
            {job.posted} · {job.applicants} applicants
          </p>
          <div className="ml-auto flex gap-1.5">
            <Tooltip content="Save this job">
              <Button variant="ghost" size="icon" aria-label={`Save ${job.title}`}>
                <Bookmark aria-hidden />
              </Button>
            </Tooltip>
            <Button variant="secondary">Apply Now</Button>
          </div>
        </div>
      </div>
    </article>
  );
}

function JobSkeleton() {
  return (
    <Loading className="grid grid-cols-[auto_1fr] gap-x-4">
      <Skeleton className="size-10" />
      <div>
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-1.5 h-4 w-1/3" />
        <Skeleton className="mt-4 h-4 w-full" />
        <Skeleton className="mt-1.5 h-4 w-4/5" />
        <Skeleton className="mt-4 h-6 w-48" />
      </div>
    </Loading>
  );
}
