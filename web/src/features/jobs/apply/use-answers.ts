import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { focusAnswer } from "#features/questions/answers/answer-element.ts";
import {
  problemsOf,
  questionOf,
  sentAnswers,
  type TypedAnswer,
} from "#features/questions/answers/typed-answer.ts";
import { jobQuestionsQuery } from "#features/questions/questions.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import type { ApplicationValues } from "./application-rules.ts";

/** The answers of an application's form: as they were typed, what is wrong with them, and as they are sent. */
export function useAnswers(form: UseFormReturn<ApplicationValues>, jobId: string) {
  // The employer may have changed them meanwhile.
  const asked = useQuery({ ...jobQuestionsQuery(jobId), refetchOnMount: "always" });
  const questions = asked.data ?? [];
  const answers = useWatch({ control: form.control, name: "answers" });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { getValues, setValue } = form;
  const onChange = useCallback(
    (id: string, answer: TypedAnswer | undefined) => {
      const { [id]: _before, ...others } = getValues("answers");
      setValue("answers", answer === undefined ? others : { ...others, [id]: answer }, {
        shouldDirty: true,
      });
      setProblems(({ [id]: _solved, ...open }) => open);
    },
    [getValues, setValue],
  );
  const tell = (found: Record<string, string>) => {
    setProblems(found);
    const first = questions.find(({ id }) => found[id] !== undefined);
    if (first) focusAnswer(first.id);
    return first !== undefined;
  };
  return {
    asked,
    /** What the fields need. */
    fields: { questions, answers, problems, onChange },
    /** Whether one of them cannot be sent; the first of these has the focus then. */
    areRefused: () => tell(problemsOf(questions, getValues("answers"))),
    sent: () => sentAnswers(questions, getValues("answers")),
    /** Shows a refusal of the server at its question, which may be a new one. */
    take: async (error: unknown) => {
      const sentence = sentenceOf(error, "");
      const known = questionOf(questions, sentence);
      if (known) return tell({ [known.id]: sentence });
      const { data = [] } = await asked.refetch();
      const added = questionOf(data, sentence);
      if (added) setProblems({ [added.id]: sentence });
      return added !== undefined;
    },
  };
}
