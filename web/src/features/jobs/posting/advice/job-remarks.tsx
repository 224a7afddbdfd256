import Lightbulb from "lucide-react/icons/lightbulb";
import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import type { JobForm } from "#features/jobs/posting/use-job-form.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { checkedBoxes, remarksOf } from "./remarks-of.ts";
import { leadToField } from "./use-field-advice.ts";

/** What the job that is being written could do better; none of it stops posting it. */
export function JobRemarks({ form }: { form: JobForm }) {
  const [title, description, requirements, location, type, remoteCountries, salaryMin, salaryMax] =
    useDeferredValue(useWatch({ control: form.control, name: checkedBoxes }));
  const remarks = remarksOf({
    title,
    description,
    requirements,
    location,
    type,
    remoteCountries,
    salaryMin,
    salaryMax,
  });
  const isBegun = title.trim() !== "" || description.trim() !== "";
  if (!isBegun || remarks.length === 0) return null;
  return (
    <section aria-label="Before you post" className="mt-6 border-t border-line pt-4">
      <h3 className="text-sm font-medium">Before you post</h3>
      <ul className="mt-2 flex flex-col gap-2 text-ink-muted">
        {remarks.map(({ code, field, message }) => (
          <li key={`${code} ${field}`} className="flex gap-2">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-ink" />
            <button
              type="button"
              className={linkStyles({ className: "text-start" })}
              onClick={() => leadToField(form, field)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
