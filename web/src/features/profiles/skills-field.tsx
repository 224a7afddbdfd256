import { textLimits } from "@rolecall/contract/text-limits.ts";
import { Controller, type UseFormReturn } from "react-hook-form";
import { ChipsInput } from "#ui/chips-input.tsx";
import { Field } from "#ui/field.tsx";
import type { ProfileFormValues } from "./profile-rules.ts";

type SkillsFieldProps = {
  form: UseFormReturn<ProfileFormValues>;
  /** What is typed and not added yet. */
  typed: string;
  onType: (typed: string) => void;
};

/** The skills of a profile. */
export function SkillsField({ form, typed, onType }: SkillsFieldProps) {
  return (
    <Controller
      control={form.control}
      name="skills"
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field
          label="Skills"
          required
          error={value.length === 0 ? "At least one skill is required." : error?.message}
          className="sm:col-span-2"
        >
          <ChipsInput
            ref={ref}
            value={value}
            onValueChange={onChange}
            draft={typed}
            onDraftChange={onType}
            onBlur={onBlur}
            listLabel="Added so far"
            placeholder="Type a skill and press Enter"
            maxLength={textLimits.skill}
          />
        </Field>
      )}
    />
  );
}
