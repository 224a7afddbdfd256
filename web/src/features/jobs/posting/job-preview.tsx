import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { salaryIsOrdered } from "@rolecall/contract/values/salary.ts";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { companyQuery } from "#features/companies/companies.api.ts";
import { JobTextView } from "#features/jobs/job-text-view.tsx";
import { categoryLabel, detailSalary, levelBadge, typeLabel } from "#features/jobs/job-text.ts";
import { dateOf } from "#lib/text/dates.ts";
import { deadlineText } from "#lib/text/moments.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FactStrip } from "#ui/facts.tsx";
import { remoteText } from "./country-of.ts";
import type { JobControl } from "./job-fields.tsx";
import { readSalary } from "./typed-salary.ts";

/** The typed salary in words, as far as it can be read. */
const typedSalary = (least: string, most: string) => {
  const salary = { salaryMin: readSalary(least) ?? null, salaryMax: readSalary(most) ?? null };
  return detailSalary(
    salaryIsOrdered(salary) ? salary : { salaryMin: salary.salaryMin, salaryMax: null },
  );
};

/** The job as candidates will read it, while it is being written. */
export function JobPreview({
  ref,
  control,
}: {
  ref?: Ref<HTMLElement> | undefined;
  control: JobControl;
}) {
  return (
    <Card asChild className="self-start min-[75rem]:sticky min-[75rem]:top-20">
      <section ref={ref} aria-label="Preview" className="scroll-mt-20">
        <CardHeader title="Preview" description="As candidates will read it." />
        <PreviewedHead control={control} />
        <PreviewedTexts control={control} />
      </section>
    </Card>
  );
}

function PreviewedHead({ control }: { control: JobControl }) {
  const [title, companyId, location, type, level, category, countries] = useWatch({
    control,
    name: [
      "title",
      "companyId",
      "location",
      "type",
      "experienceLevel",
      "category",
      "remoteCountries",
    ],
  });
  const [least, most, deadline] = useWatch({
    control,
    name: ["salaryMin", "salaryMax", "deadline"],
  });
  const company = useQuery({ ...companyQuery(companyId), enabled: companyId !== "" });
  return (
    <>
      <h3 className="text-2xl wrap-anywhere">
        {title.trim() === "" ? (
          <span className="text-ink-subtle">Without a title yet</span>
        ) : (
          <bdi>{title}</bdi>
        )}
      </h3>
      <p className="mt-1 text-base wrap-anywhere text-ink-muted">
        <bdi>{company.data?.name ?? "No company yet"}</bdi>
        {location.trim() !== "" && (
          <>
            {" · "}
            <bdi>{location}</bdi>
          </>
        )}
      </p>
      {type === "remote" && countries && countries.length > 0 && (
        <p className="text-ink-muted">{remoteText(countries)}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-1.5 empty:hidden">
        {type && <Badge>{typeLabel(type)}</Badge>}
        {level && <Badge>{levelBadge(level)}</Badge>}
        {category && <Badge>{categoryLabel(category)}</Badge>}
      </div>
      <FactStrip
        className="mt-4"
        facts={[
          ["Salary", typedSalary(least, most)],
          ["Deadline", deadline && deadlineText(instantOf(dateOf(deadline)))],
        ]}
      />
    </>
  );
}

function PreviewedTexts({ control }: { control: JobControl }) {
  // Typing does not wait for a long text to be drawn.
  const [description, requirements] = useDeferredValue(
    useWatch({ control, name: ["description", "requirements"] }),
  );
  return (
    <>
      {description.trim() === "" ? (
        <p className="mt-4 text-ink-subtle">What you write about the job stands here.</p>
      ) : (
        <JobTextView text={description} subhead="h4" />
      )}
      {requirements != null && requirements.trim() !== "" && (
        <>
          <h3 className="mt-6 text-xl">Requirements</h3>
          <JobTextView text={requirements} subhead="h4" />
        </>
      )}
    </>
  );
}
