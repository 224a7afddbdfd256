import type { AskedQuestion } from "@rolecall/contract/hiring/questions.schemas.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import {
  companyQuestionsQuery,
  setCompanyQuestionsMutation,
} from "#features/questions/questions.api.ts";
import { useDraft } from "#lib/drafts/draft.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useRules } from "#lib/forms/form-rules.ts";
import { saveStateOf } from "#lib/forms/save-state.ts";
import { Loaded } from "#lib/loaded.tsx";
import { Form } from "#ui/form.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { type EditedQuestion, editedOf, sentOf } from "./edited-question.ts";
import { QuestionsEditor } from "./questions-editor.tsx";

type LibraryProps = { companyId: string };

const loadRules = async () => (await import("./question-rules.ts")).libraryRules;

/** The questions that a company keeps for its jobs, for owner and admins. */
export function CompanyQuestions({ companyId }: LibraryProps) {
  const questions = useQuery(companyQuestionsQuery(companyId));
  return (
    <Loaded query={questions} failure="The questions could not be loaded.">
      {(kept) => <LibraryForm companyId={companyId} kept={kept} />}
    </Loaded>
  );
}

function LibraryForm({ companyId, kept }: LibraryProps & { kept: AskedQuestion[] }) {
  const { id: userId } = useSignedInUser();
  const form = useForm<{ questions: EditedQuestion[] }>({
    resolver: useRules(loadRules),
    defaultValues: { questions: kept.map(editedOf) },
  });
  const draft = useDraft(form, { userId, form: `questions:${companyId}` });
  const questions = useWatch({ control: form.control, name: "questions" });
  const { isSubmitted, errors } = form.formState;
  const { mutate, isPending } = useMutation({
    ...setCompanyQuestionsMutation,
    onError: (error) => toastFailure("Error", error, "The questions could not be saved."),
  });
  const save = form.handleSubmit((sent) =>
    mutate(
      { params: { id: companyId }, body: { questions: sent.questions.map(sentOf) } },
      {
        onSuccess: (saved) => {
          draft.saved({ questions: saved.map(editedOf) }, sent);
          toast({
            title: "Questions Updated",
            description: "Jobs can take them from the library.",
          });
        },
      },
    ),
  );
  return (
    <Form onSubmit={(event) => void save(event)} className="flex flex-col gap-6">
      <div>
        <QuestionsEditor
          questions={questions}
          onChange={(next) =>
            form.setValue("questions", next, { shouldDirty: true, shouldValidate: isSubmitted })
          }
          errorOf={(index) => {
            const error = errors.questions?.[index];
            return error?.message ?? error?.text?.message;
          }}
        />
      </div>
      <SaveBar action="Save Questions" isSaving={isPending} {...saveStateOf(form, draft)} />
    </Form>
  );
}
