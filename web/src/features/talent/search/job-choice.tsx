import { everything } from "@rolecall/contract/page.ts";
import { useQuery } from "@tanstack/react-query";
import { jobsToSearchForQuery } from "#features/talent/talent.api.ts";
import { cn } from "#ui/class-names.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";

type JobChoiceProps = {
  className?: string | undefined;
  label: string;
  hint?: string;
  /** The words for no job, where that may be chosen. */
  none?: string;
  jobId: string | undefined;
  onChange: (jobId: string | undefined) => void;
  error?: string | undefined;
};

/** One of the jobs that the user manages: of very many the newest. */
export function JobChoice({
  className,
  label,
  hint,
  none,
  jobId,
  onChange,
  error,
}: JobChoiceProps) {
  const jobs = useQuery(jobsToSearchForQuery);
  const known = jobs.data?.items.filter(({ draft }) => !draft) ?? [];
  const isOlder = jobId !== undefined && !known.some(({ id }) => id === jobId);
  return (
    <div className={cn("min-w-0", className)}>
      <Field label={label} hint={hint} error={error}>
        <Select
          options={[
            ...(none === undefined ? [] : [{ value: everything, label: none }]),
            ...known.map(({ id, title, company }) => ({
              value: id,
              label: `${title}, ${company.name}`,
            })),
            ...(isOlder ? [{ value: jobId, label: "The chosen job" }] : []),
          ]}
          value={jobId ?? (none === undefined ? "" : everything)}
          placeholder="Choose a job"
          onValueChange={(chosen) => onChange(chosen === everything ? undefined : chosen)}
        />
      </Field>
      {jobs.isError && (
        <InlineError
          text="Your jobs could not be loaded."
          retrying={jobs.isFetching}
          onRetry={() => void jobs.refetch()}
          className="mt-1.5"
        />
      )}
    </div>
  );
}
