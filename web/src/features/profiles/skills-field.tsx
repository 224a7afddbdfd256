import { textLimits } from "@rolecall/contract/text-limits.ts";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useSignedInUser } from "#features/auth/auth-provider.tsx";
import { useKeptText } from "#lib/draft.ts";
import { ChipsInput } from "#ui/chips-input.tsx";
import { Field } from "#ui/field.tsx";
import type { ProfileFormValues } from "./profile-rules.ts";

/** The skills of a profile. One that is typed and not added yet is kept as well as the others. */
export function SkillsField({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const { id: userId } = useSignedInUser();
  const [typed, setTyped] = useKeptText(`profile:${userId}:skill`);
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
            onDraftChange={setTyped}
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
