import { mostQuestions } from "@rolecall/contract/hiring/questions.ts";
import type { ReactNode } from "react";
import { EditableList } from "#ui/list/editable-list.tsx";
import { type EditedQuestion, newQuestion } from "./edited-question.ts";
import { QuestionFields } from "./question-fields.tsx";

type QuestionsEditorProps = {
  questions: EditedQuestion[];
  onChange: (questions: EditedQuestion[]) => void;
  /** What is wrong with the question of a place. */
  errorOf: (index: number) => string | undefined;
  actions?: ReactNode;
  renderActions?: (question: EditedQuestion, index: number) => ReactNode;
};

/** The questions that candidates answer when they apply, in their order. */
export function QuestionsEditor({ questions, errorOf, ...props }: QuestionsEditorProps) {
  return (
    <EditableList
      rows={questions}
      nameOf={(_question, index) => `question ${index + 1}`}
      addLabel="Add a question"
      makeRow={newQuestion}
      most={mostQuestions}
      {...props}
    >
      {(question, change, index) => (
        <QuestionFields question={question} onChange={change} error={errorOf(index)} />
      )}
    </EditableList>
  );
}
