import type { JobDraft } from "@rolecall/contract/jobs/job-draft.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { yearlySalary } from "@rolecall/contract/values/yearly-salary.ts";
import { type ReactNode, useRef, useState } from "react";
import { AnonymousReviewField } from "#features/jobs/anonymous-review-field.tsx";
import { DraftChanges } from "#lib/drafts/draft-changes.tsx";
import type { FormDraft } from "#lib/drafts/draft.ts";
import { CharactersLeft } from "#lib/forms/characters-left.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { DiscardChanges } from "#ui/overlay/discard-changes.tsx";
import { SuggestInput } from "#ui/suggest/suggest-input.tsx";
import { useAdvisedHints } from "./advice/advised-hints.tsx";
import { CompanyField } from "./company-field.tsx";
import { HourlyPay } from "./hourly-pay.tsx";
import { jobFieldNames } from "./job-field-names.ts";
import { DeadlineField, FactFields } from "./job-fields.tsx";
import type { JobFormValues } from "./job-rules.ts";
import { QuestionsField } from "./questions-field.tsx";
import { RemoteCountriesField } from "./remote-countries-field.tsx";
import type { EditedSkill } from "./skills/edited-skills.ts";
import { JobSkills } from "./skills/job-skills.tsx";
import { typedPay } from "./typed-pay.ts";
import { draftOf, type JobForm, questionsOf } from "./use-job-form.ts";

const salaryBoxes = [
  { name: "salaryMin", label: "Minimum Salary (USD)", deps: "salaryMax" },
  { name: "salaryMax", label: "Maximum Salary (USD)" },
] as const;

const places = async () =>
  (await import("#features/jobs/search/job-suggestions.tsx")).PlaceSuggestions;

type JobFieldsetsProps = {
  form: JobForm;
  draft: FormDraft;
  /** The company that the job has already. */
  company?: { id: string; name: string };
  /** The skills that the job has already, chosen or recognised. */
  skills?: readonly EditedSkill[];
  onSubmit: (draft: JobDraft, questions: ReturnType<typeof questionsOf>) => void;
  pending: boolean;
  /** The words of the button. */
  action: string;
  /** More ways to send the form, before the button. */
  otherActions?: ReactNode;
};

/** Everything about a job, to be filled in. */
export function JobFieldsets({
  form,
  draft,
  company,
  skills,
  onSubmit,
  pending,
  action,
  otherActions,
}: JobFieldsetsProps) {
  const { register, control, formState } = form;
  const { errors, isSubmitted } = formState;
  const [paidByYear, setPaidByYear] = useState<string>();
  const payQuestion = useRef<HTMLButtonElement>(null);
  const hintOf = useAdvisedHints(form, company !== undefined);
  const send = (values: JobFormValues) => {
    const pay = typedPay(values);
    if (yearlySalary(pay) && paidByYear !== JSON.stringify(pay)) payQuestion.current?.focus();
    else onSubmit(draftOf(values), questionsOf(values));
  };
  return (
    <Form className="flex flex-col gap-8" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <DraftChanges draft={draft} names={jobFieldNames(company)} />
      <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-base font-semibold">Basic Information</legend>
        <Field label="Job Title" required hint={hintOf("title")} error={errors.title?.message}>
          <TextInput {...register("title")} placeholder="Senior accountant" />
        </Field>
        <CompanyField control={control} error={errors.companyId?.message} current={company} />
        <Field label="Location" required hint={hintOf("location")} error={errors.location?.message}>
          <SuggestInput
            {...register("location")}
            suggestions={places}
            onTake={(text) =>
              form.setValue("location", text, { shouldDirty: true, shouldValidate: isSubmitted })
            }
            placeholder="Austin, TX, or Remote"
          />
        </Field>
        <FactFields control={control} errors={errors} />
        <RemoteCountriesField control={control} error={errors.remoteCountries?.message} />
      </fieldset>
      <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-base font-semibold">Salary Information</legend>
        {salaryBoxes.map(({ name, label, ...options }) => (
          <Field
            key={name}
            label={label}
            hint={hintOf(name, "Dollars a year")}
            error={errors[name]?.message}
          >
            <TextInput {...register(name, options)} inputMode="numeric" autoComplete="off" />
          </Field>
        ))}
        <HourlyPay
          ref={payQuestion}
          form={form}
          kept={paidByYear}
          onKeep={() => setPaidByYear(JSON.stringify(typedPay(form.getValues())))}
        />
      </fieldset>
      <fieldset className="grid grid-cols-1 gap-4">
        <legend className="mb-3 text-base font-semibold">Job Description</legend>
        <Field
          label="Description"
          required
          hint={hintOf(
            "description",
            "Each line stays a line. Lines that begin with •, - or * become a list, a short line above one its heading.",
          )}
          error={errors.description?.message}
        >
          <Textarea rows={8} {...register("description")} />
          <CharactersLeft control={control} name="description" most={textLimits.description} />
        </Field>
        <Field
          label="Requirements"
          hint={hintOf("requirements")}
          error={errors.requirements?.message}
        >
          <Textarea rows={5} {...register("requirements")} />
          <CharactersLeft control={control} name="requirements" most={textLimits.description} />
        </Field>
      </fieldset>
      <JobSkills form={form} stored={skills} />
      <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-base font-semibold">Application Deadline</legend>
        <DeadlineField control={control} error={errors.deadline?.message} />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-base font-semibold">Questions</legend>
        <p className="mb-3 max-w-prose text-ink-muted">
          Optional. Candidates answer them when they apply, beside resume and letter.
        </p>
        <QuestionsField form={form} />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-3 text-base font-semibold">Review</legend>
        <AnonymousReviewField control={control} name="anonymousReview" />
      </fieldset>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-5">
        <DiscardChanges
          unsaved={formState.isDirty && !pending}
          kept={draft.isKept}
          onDiscard={() => form.reset()}
        />
        {otherActions}
        <Button type="submit" size="lg" pending={pending} className="w-full sm:w-auto">
          {action}
        </Button>
      </div>
    </Form>
  );
}
