import Lightbulb from "lucide-react/icons/lightbulb";
import type { ReactNode } from "react";
import type { JobFormValues } from "#features/jobs/posting/job-rules.ts";
import type { JobForm } from "#features/jobs/posting/use-job-form.ts";
import { useFieldAdvice } from "./use-field-advice.ts";

/**
 * The hints of the form's fields: each field's own, and below it what its value could do better. Both describe the
 * field to assistive technology. Beside an error there is no advice: that comes first.
 */
export function useAdvisedHints(form: JobForm, isStored: boolean) {
  const advice = useFieldAdvice(form, isStored);
  const { errors } = form.formState;
  return (name: keyof JobFormValues, hint?: string): ReactNode => {
    const remarks = advice.filter(({ field }) => field === name);
    if (remarks.length === 0 || errors[name]) return hint;
    return (
      <>
        {hint}
        {remarks.map(({ code, message }) => (
          <span key={code} className="mt-0.5 flex gap-1.5 text-sm text-ink-muted">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-ink" />
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </span>
        ))}
      </>
    );
  };
}
