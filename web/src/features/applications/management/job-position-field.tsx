import { dashboardJobsMaximum } from "@rolecall/contract/dashboard.ts";
import { everything } from "@rolecall/contract/page.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import {
  foundOwnJobsQuery,
  jobOfApplicationsQuery,
} from "#features/applications/applications.api.ts";
import { dashboardQuery } from "#features/applications/recruiter-dashboard.api.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { cn } from "#ui/class-names.ts";
import { Field } from "#ui/form/field.tsx";
import { fewOptions, SearchSelect } from "#ui/form/search-select/search-select.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { jobOptions } from "./job-options.ts";

type JobPositionFieldProps = {
  jobId: string;
  onChange: (jobId: string) => void;
  className: string | undefined;
};

const all = { value: everything, label: "All Jobs" };

/** One of the recruiter's jobs, or all. Of very many the newest are listed, and it says so; a search finds any. */
export function JobPositionField({ jobId, onChange, className }: JobPositionFieldProps) {
  // The dashboard names the jobs of the recruiter, and briefly.
  const dashboard = useQuery(dashboardQuery());
  const newest = dashboard.data?.jobs.filter(({ draft }) => !draft) ?? [];
  const isOlder = dashboard.isSuccess && jobId !== everything && !newest.some(hasId(jobId));
  const older = useQuery({ ...jobOfApplicationsQuery(jobId), enabled: isOlder });
  const [words, setWords] = useState("");
  const search = useDebouncedText("", (text) => setWords(text.trim()));
  const found = useQuery({ ...foundOwnJobsQuery(words), enabled: words !== "" });
  const offered = words === "" ? newest : (found.data?.items.filter(({ draft }) => !draft) ?? []);
  const chosen = newest.find(hasId(jobId)) ?? (isOlder ? older.data : undefined);
  const jobs = chosen && !offered.some(hasId(jobId)) ? [...offered, chosen] : offered;
  // What is searched for comes first.
  const options = words === "" ? [all, ...jobOptions(jobs)] : [...jobOptions(jobs), all];
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <Field
        label="Job Position"
        hint={newest.length >= dashboardJobsMaximum ? <NewestAlone /> : undefined}
      >
        <SearchSelect
          options={options}
          value={jobId}
          onValueChange={onChange}
          search={
            newest.length > fewOptions && {
              ...search,
              label: "Search jobs",
              maxLength: textLimits.search,
              pending: search.text.trim() !== words || found.isFetching,
              note: words !== "" && found.isSuccess && offered.length === 0 && (
                <p role="status" className="border-t border-line px-3 py-2 text-sm text-ink-muted">
                  No job of yours has these words in its title.
                </p>
              ),
            }
          }
        />
      </Field>
      {found.isError && (
        <InlineError
          text="Your jobs could not be searched."
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
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
