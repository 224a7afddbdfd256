import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import type { Stage } from "@rolecall/contract/hiring/stages.schemas.ts";
import { mostStages, stageNameMaximum } from "@rolecall/contract/hiring/stages.ts";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { reviewTones } from "#features/applications/status-tones.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useDraft } from "#lib/drafts/draft.ts";
import { saveStateOf } from "#lib/forms/save-state.ts";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { EditableList } from "#ui/list/editable-list.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import {
  type EditedStage,
  editedOf,
  newStage,
  problemsOf,
  sentOf,
  withStatus,
} from "./edited-stages.ts";

type StagesFormProps = {
  stages: Stage[];
  /** Under which a draft is kept. */
  formName: string;
  isSaving: boolean;
  onSave: (stages: ReturnType<typeof sentOf>, onSaved: (saved: Stage[]) => void) => void;
  actions?: ReactNode;
};

/** The stages of a company or a job, status by status; each status has at least one. */
export function StagesForm({ stages, formName, isSaving, onSave, actions }: StagesFormProps) {
  const { id: userId } = useSignedInUser();
  const form = useForm({ defaultValues: { stages: editedOf(stages) } });
  const draft = useDraft(form, { userId, form: formName });
  const edited = useWatch({ control: form.control, name: "stages" });
  const { isSubmitted } = form.formState;
  const problems = isSubmitted ? problemsOf(edited) : {};
  const change = (next: EditedStage[]) => form.setValue("stages", next, { shouldDirty: true });
  const save = form.handleSubmit(({ stages: sent }) => {
    if (Object.keys(problemsOf(sent)).length > 0) return;
    onSave(sentOf(sent), (saved) => draft.saved({ stages: editedOf(saved) }, { stages: sent }));
  });
  return (
    <Form onSubmit={(event) => void save(event)} className="flex flex-col gap-6">
      {applicationStatuses.map((status) => (
        <StagesOfStatus
          key={status}
          status={status}
          stages={edited.filter((stage) => stage.status === status)}
          left={mostStages - edited.length}
          problems={problems}
          onChange={(ofStatus) => change(withStatus(edited, status, ofStatus))}
        />
      ))}
      <SaveBar action="Save Stages" isSaving={isSaving} {...saveStateOf(form, draft)}>
        {actions}
      </SaveBar>
    </Form>
  );
}

type StagesOfStatusProps = {
  status: ApplicationStatus;
  stages: EditedStage[];
  /** How many more there may be. */
  left: number;
  problems: Record<string, string>;
  onChange: (stages: EditedStage[]) => void;
};

function StagesOfStatus({ status, stages, left, problems, onChange }: StagesOfStatusProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2">
        <StatusBadge status={status} tones={reviewTones} />
      </legend>
      <EditableList
        isCompact
        rows={stages}
        onChange={onChange}
        nameOf={({ name }) => (name === "" ? "the new stage" : name)}
        addLabel={`Add a stage of ${statusLabel(status)}`}
        makeRow={() => newStage(status)}
        fewest={1}
        most={stages.length + left}
      >
        {({ key, name }, changeStage) => (
          <Field label={`Stage of ${statusLabel(status)}`} hideLabel error={problems[key]}>
            <TextInput
              value={name}
              maxLength={stageNameMaximum}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => changeStage({ name: value })}
            />
          </Field>
        )}
      </EditableList>
    </fieldset>
  );
}
