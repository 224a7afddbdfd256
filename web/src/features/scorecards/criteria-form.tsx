import type { Criterion } from "@rolecall/contract/hiring/scorecards.schemas.ts";
import {
  criterionMaximum,
  criterionRequiredText,
  fourWordsText,
  levelWordMaximum,
  levelWords,
  mostCriteria,
} from "@rolecall/contract/hiring/scorecards.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";
import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useDraft } from "#lib/drafts/draft.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { saveStateOf } from "#lib/forms/save-state.ts";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { EditableList } from "#ui/list/editable-list.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { setCriteriaMutation } from "./scorecards.api.ts";

/** A criterion as its form has it. */
interface EditedCriterion {
  key: string;
  id?: string;
  name: string;
  words: string[];
}

const editedOf = (criteria: Criterion[]): EditedCriterion[] =>
  criteria.map((criterion) => ({ ...criterion, key: criterion.id }));
const newCriterion = (): EditedCriterion => ({
  key: crypto.randomUUID(),
  name: "",
  words: [...levelWords],
});
const problemOf = ({ name, words }: EditedCriterion) => {
  if (isBlank(name)) return criterionRequiredText;
  return words.some(isBlank) ? fourWordsText : undefined;
};

/** What a job's hiring team scores applications by, with a word for each of the four levels. */
export function CriteriaForm({ jobId, criteria }: { jobId: string; criteria: Criterion[] }) {
  const { id: userId } = useSignedInUser();
  const form = useForm({ defaultValues: { criteria: editedOf(criteria) } });
  const draft = useDraft(form, { userId, form: `criteria:${jobId}` });
  const edited = useWatch({ control: form.control, name: "criteria" });
  const { isSubmitted } = form.formState;
  const { mutate, isPending } = useMutation({
    ...setCriteriaMutation,
    onError: (error) => toastFailure("Error", error, "The criteria could not be saved."),
  });
  const save = form.handleSubmit(({ criteria: sent }) => {
    if (sent.some(problemOf)) return;
    const written = sent.map(({ key: _key, ...criterion }) => criterion);
    mutate(
      { params: { id: jobId }, body: { criteria: written } },
      {
        onSuccess: (saved) => {
          draft.saved({ criteria: editedOf(saved) }, { criteria: sent });
          toast({
            title: "Criteria Updated",
            description: "New scorecards go by them from now on.",
          });
        },
      },
    );
  });
  return (
    <Form onSubmit={(event) => void save(event)} className="flex flex-col gap-6">
      <EditableList
        rows={edited}
        onChange={(next) => form.setValue("criteria", next, { shouldDirty: true })}
        nameOf={({ name }) => (name === "" ? "the new criterion" : name)}
        addLabel="Add a criterion"
        makeRow={newCriterion}
        most={mostCriteria}
      >
        {(criterion, change) => (
          <div className="flex flex-col gap-3">
            <Field
              label="Criterion"
              required
              error={isSubmitted ? problemOf(criterion) : undefined}
            >
              <TextInput
                value={criterion.name}
                maxLength={criterionMaximum}
                placeholder="Writes clearly"
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change({ name: value })}
              />
            </Field>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {criterion.words.map((word, index) => (
                <Field key={index} label={`Level ${index + 1}`}>
                  <TextInput
                    value={word}
                    maxLength={levelWordMaximum}
                    autoComplete="off"
                    onChange={({ currentTarget: { value } }) =>
                      change({ words: criterion.words.with(index, value) })
                    }
                  />
                </Field>
              ))}
            </div>
          </div>
        )}
      </EditableList>
      <SaveBar action="Save Criteria" isSaving={isPending} {...saveStateOf(form, draft)} />
    </Form>
  );
}
