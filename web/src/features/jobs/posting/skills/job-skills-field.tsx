import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { JobForm } from "#features/jobs/posting/use-job-form.ts";
import { type EditedSkill, sameSkills } from "./edited-skills.ts";
import { SkillsEditor } from "./skills-editor.tsx";
import { useTextSkills } from "./use-text-skills.ts";

export type JobSkillsFieldProps = {
  form: JobForm;
  /** Those that a job has that is edited: chosen before, or what its texts name. */
  stored: readonly EditedSkill[] | undefined;
};

/** The skills of a job: what its texts name, until somebody changes the list. */
export function JobSkillsField({ form, stored }: JobSkillsFieldProps) {
  const edited = useWatch({ control: form.control, name: "skills" }) ?? null;
  const { found, isError } = useTextSkills(form);
  // The texts as they were opened say whether what the job has was chosen.
  const [foundAtFirst, setFoundAtFirst] = useState<typeof found>();
  if (found && !foundAtFirst) setFoundAtFirst(found);
  const isChosen = stored !== undefined && !(foundAtFirst && sameSkills(stored, foundAtFirst));
  const kept = isChosen ? stored : null;
  return (
    <SkillsEditor
      skills={edited ?? kept ?? found ?? []}
      found={found ?? []}
      isOwn={(edited ?? kept) !== null}
      isUnread={isError}
      error={form.formState.errors.skills?.message}
      onChange={(skills) => form.setValue("skills", skills, { shouldDirty: true })}
    />
  );
}
