import { lazy, Suspense } from "react";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import type { JobSkillsFieldProps } from "./job-skills-field.tsx";

const JobSkillsField = lazy(async () => ({
  default: (await import("./job-skills-field.tsx")).JobSkillsField,
}));

/** The skills of a job on its form; the code comes after the form. */
export function JobSkills(props: JobSkillsFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">Skills</legend>
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        }
      >
        <JobSkillsField {...props} />
      </Suspense>
    </fieldset>
  );
}
