import Undo2 from "lucide-react/icons/undo-2";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import type { ProfileFormValues } from "#features/profiles/profile-rules.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { LanguagesField } from "./languages-field.tsx";

type ToldFieldsProps = { form: UseFormReturn<ProfileFormValues> };

/** What a profile tells beside its first fields: languages, salary, moving, and what is not one's own. */
export function ToldFields({ form }: ToldFieldsProps) {
  const { register, control, formState } = form;
  return (
    <>
      <Controller
        control={control}
        name="languages"
        render={({ field: { value, onChange } }) => (
          <LanguagesField languages={value ?? []} onChange={onChange} />
        )}
      />
      <Field
        label="Wanted salary (USD a year)"
        hint="Nobody else sees this."
        error={formState.errors.wantedSalary?.message}
      >
        <TextInput {...register("wantedSalary")} inputMode="numeric" autoComplete="off" />
      </Field>
      <div className="flex items-center sm:pt-1">
        <Controller
          control={control}
          name="willMove"
          render={({ field: { value, onChange, onBlur } }) => (
            <Checkbox
              checked={value ?? false}
              onCheckedChange={onChange}
              onBlur={onBlur}
              label="I would move for a job"
            />
          )}
        />
      </div>
      <NotMine form={form} />
    </>
  );
}

/** What a match found and the person took back: 'this is not me'. */
function NotMine({ form }: ToldFieldsProps) {
  const [taken = [], skills] = useWatch({ control: form.control, name: ["notSkills", "skills"] });
  if (taken.length === 0) return null;
  const takeBack = (name: string, isMine: boolean) => {
    const rest = taken.filter((other) => other !== name);
    form.setValue("notSkills", rest, { shouldDirty: true });
    if (isMine) form.setValue("skills", [...skills, name], { shouldDirty: true });
  };
  return (
    <section aria-labelledby="not-me" className="sm:col-span-2">
      <h3 id="not-me" className="text-sm font-medium">
        Not me
      </h3>
      <p className="mt-0.5 text-xs text-ink-subtle">No match looks for these in your texts.</p>
      <ul className="mt-2 flex flex-col divide-y divide-line rounded-md border border-line">
        {taken.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
            <span dir="auto" className="min-w-0 flex-1 basis-32 wrap-anywhere">
              {name}
            </span>
            <Button variant="link" onClick={() => takeBack(name, true)}>
              I do have this
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Take ${name} off the list`}
              onClick={() => takeBack(name, false)}
            >
              <Undo2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
