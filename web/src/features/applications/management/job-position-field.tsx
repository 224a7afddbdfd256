import { dashboardJobsMaximum } from "@rolecall/contract/dashboard.ts";
import { everything } from "@rolecall/contract/page.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { jobOfApplicationsQuery } from "#features/applications/applications.api.ts";
import { dashboardQuery } from "#features/applications/recruiter-dashboard.api.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { jobOptions } from "./job-options.ts";

type JobPositionFieldProps = {
  jobId: string;
  onChange: (jobId: string) => void;
  className: string | undefined;
};

/** One of the recruiter's jobs, or all. Of very many the newest are listed, and it says so. */
export function JobPositionField({ jobId, onChange, className }: JobPositionFieldProps) {
  // The dashboard names the jobs of the recruiter, and briefly.
  const dashboard = useQuery(dashboardQuery());
  const newest = dashboard.data?.jobs.filter(({ draft }) => !draft) ?? [];
  const isOlder = dashboard.isSuccess && jobId !== everything && !newest.some(hasId(jobId));
  const older = useQuery({ ...jobOfApplicationsQuery(jobId), enabled: isOlder });
  const jobs = isOlder && older.data ? [...newest, older.data] : newest;
  return (
    <div className={className}>
      <Field
        label="Job Position"
        hint={newest.length >= dashboardJobsMaximum ? <NewestAlone /> : undefined}
      >
        <Select
          options={[{ value: everything, label: "All Jobs" }, ...jobOptions(jobs)]}
          value={jobId}
          onValueChange={onChange}
        />
      </Field>
      {dashboard.isError && (
        <InlineError
          text="Your jobs could not be loaded."
          retrying={dashboard.isFetching}
          onRetry={() => void dashboard.refetch()}
          className="mt-1.5"
        />
      )}
    </div>
  );
}

const hasId =
  (wanted: string) =>
  ({ id }: { id: string }) =>
    id === wanted;

function NewestAlone() {
  return (
    <>
      Your newest {dashboardJobsMaximum.toLocaleString("en-US")} jobs. Applications to older ones
      are found from{" "}
      <Link to="/my-jobs" className={linkStyles()}>
        My Jobs
      </Link>
      .
    </>
  );
}
