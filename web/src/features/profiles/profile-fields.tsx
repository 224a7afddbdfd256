import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { type BaseSyntheticEvent, lazy, Suspense, useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { DraftChanges, type FieldNames } from "#lib/drafts/draft-changes.tsx";
import { type FormDraft, useDraftText } from "#lib/drafts/draft.ts";
import { CharactersLeft } from "#lib/forms/characters-left.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { DiscardChanges } from "#ui/overlay/discard-changes.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { EntriesField } from "./entries/entries-field.tsx";
import type { ProfileFormValues } from "./profile-rules.ts";
import { SkillsField } from "./skills-field.tsx";

const ToldFields = lazy(async () => ({
  default: (await import("./told/told-fields.tsx")).ToldFields,
}));

const names: FieldNames = {
  title: { label: "Professional Title" },
  location: { label: "Location" },
  phoneNumber: { label: "Phone Number" },
  summary: { label: "Professional Summary" },
  skills: { label: "Skills" },
  experience: { label: "Work Experience" },
  education: { label: "Education" },
  resumeUrl: {
    label: "Resume",
    write: (value) => (value === null ? "no resume" : "another resume"),
  },
  languages: {
    label: "Languages",
    write: (value) => {
      const spoken = value as ProfileFormValues["languages"];
      return spoken?.map(({ name, level }) => `${name} (${level})`).join(", ") || "none";
    },
  },
  wantedSalary: { label: "Wanted salary" },
  willMove: { label: "I would move", write: (value) => (value ? "yes" : "no") },
  notSkills: { label: "Not me" },
};

/** The reason why the profile cannot be saved yet. */
const whyHeldBack = (form: { processing: boolean; noSkills: boolean }) => {
  if (form.processing) return "Your resume is still on its way.";
  return form.noSkills ? "Add a skill to save." : null;
};

type ProfileFieldsProps = {
  form: UseFormReturn<ProfileFormValues>;
  draft: FormDraft;
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  saving: boolean;
  /** A resume is being uploaded. */
  processing: boolean;
};

/** The fields of a profile, which recruiters read. */
export function ProfileFields({ form, draft, onSubmit, saving, processing }: ProfileFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const whyId = useId();
  const noSkills = useWatch({ control, name: "skills" }).length === 0;
  const { id: userId } = useSignedInUser();
  // The draft keeps the skill that is being typed, too.
  const [typedSkill, setTypedSkill] = useDraftText({ userId, form: "profile:skill" });
  const discard = () => {
    form.reset();
    setTypedSkill("");
  };
  return (
    <Form onSubmit={onSubmit} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <DraftChanges draft={draft} names={names} />
      </div>
      <Field label="Professional Title" required error={errors.title?.message}>
        <TextInput {...register("title")} autoComplete="organization-title" />
      </Field>
      <Field label="Location" required error={errors.location?.message}>
        <TextInput {...register("location")} autoComplete="address-level2" />
      </Field>
      <Field label="Phone Number" error={errors.phoneNumber?.message}>
        <TextInput {...register("phoneNumber")} type="tel" autoComplete="tel" />
      </Field>
      <Field
        label="Professional Summary"
        required
        error={errors.summary?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={5} {...register("summary")} />
        <CharactersLeft control={control} name="summary" most={textLimits.summary} />
      </Field>
      <SkillsField form={form} typed={typedSkill} onType={setTypedSkill} />
      <EntriesField kind="experience" form={form} />
      <EntriesField kind="education" form={form} />
      <Suspense
        fallback={
          <Loading className="sm:col-span-2">
            <Skeleton className="h-44 w-full" />
          </Loading>
        }
      >
        <ToldFields form={form} />
      </Suspense>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-5 sm:col-span-2">
        <DiscardChanges
          unsaved={(formState.isDirty || typedSkill !== "") && !saving}
          kept={draft.isKept}
          onDiscard={discard}
        />
        <p id={whyId} className="text-ink-muted empty:hidden">
          {whyHeldBack({ processing, noSkills })}
        </p>
        <Button
          type="submit"
          size="lg"
          pending={saving}
          disabled={processing || noSkills}
          aria-describedby={whyId}
          className="w-full sm:w-auto"
        >
          {saving ? "Saving..." : "Save Profile"}
        </Button>
      </div>
    </Form>
  );
}
