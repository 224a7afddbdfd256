import { fits, tooLong } from "@rolecall/contract/values/lengths.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { Controller, type FieldError, type UseFormReturn } from "react-hook-form";
import { ChipsInput } from "#ui/form/chips-input.tsx";
import { Field } from "#ui/form/field.tsx";
import { listedTexts } from "#ui/form/listed-texts.ts";
import type { ProfileFormValues } from "./profile-rules.ts";

type SkillsFieldProps = {
  form: UseFormReturn<ProfileFormValues>;
  /** The text that is typed and not added yet. */
  typed: string;
  onType: (typed: string) => void;
};

const noSkillsText = "At least one skill is required.";

const skillFits = (skill: string) => fits(skill, textLimits.skill);

/** The error for the first typed skill that is too long. */
const tooLongSkill = (typed: string) => {
  const long = listedTexts(typed).find((skill) => !skillFits(skill));
  return long === undefined ? undefined : tooLong(long, textLimits.skill);
};

/** The first message among the errors of a list. */
const messageOf = (error: FieldError | (FieldError | undefined)[] | undefined) =>
  Array.isArray(error) ? error.find(Boolean)?.message : error?.message;

/** The skills of a profile. */
export function SkillsField({ form, typed, onType }: SkillsFieldProps) {
  return (
    <Controller
      control={form.control}
      name="skills"
      render={({
        field: { value, onChange, onBlur, ref },
        fieldState: { error, isTouched, isDirty },
      }) => (
        <Field
          label="Skills"
          required
          // Nothing is wrong with a field that nobody was at.
          hint={value.length === 0 && !isTouched && !isDirty ? noSkillsText : undefined}
          error={
            tooLongSkill(typed) ??
            (value.length === 0 && (isTouched || isDirty) ? noSkillsText : messageOf(error))
          }
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
            fits={skillFits}
          />
        </Field>
      )}
    />
  );
}
