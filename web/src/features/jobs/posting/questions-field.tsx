import { useWatch } from "react-hook-form";
import { KeepQuestion, TakeQuestion } from "#features/questions/editor/library.tsx";
import { QuestionsEditor } from "#features/questions/editor/questions-editor.tsx";
import type { JobForm } from "./use-job-form.ts";

/** The questions that candidates answer when they apply for the job. */
export function QuestionsField({ form }: { form: JobForm }) {
  const { control, formState, setValue } = form;
  const [questions, companyId] = useWatch({ control, name: ["questions", "companyId"] });
  const { errors, isSubmitted } = formState;
  const change = (next: typeof questions) =>
    setValue("questions", next, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <QuestionsEditor
      questions={questions}
      onChange={change}
      errorOf={(index) => {
        const error = errors.questions?.[index];
        return error?.message ?? error?.text?.message;
      }}
      actions={
        <TakeQuestion
          companyId={companyId}
          onTake={(question) => change([...questions, question])}
        />
      }
      renderActions={(question, index) => (
        <KeepQuestion companyId={companyId} question={question} name={`question ${index + 1}`} />
      )}
    />
  );
}
