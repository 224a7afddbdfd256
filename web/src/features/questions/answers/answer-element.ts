const answerElementId = (questionId: string) => `answer-${questionId}`;

/** The element that a question's answer is given in, for whoever leads there. */
export const answerElement = (questionId: string) => ({ id: answerElementId(questionId) });

/** Puts the focus where the question is answered. */
export const focusAnswer = (questionId: string): void => {
  const control = document
    .getElementById(answerElementId(questionId))
    ?.querySelector<HTMLElement>("input:not([type=file]), textarea, button");
  control?.focus();
  control?.scrollIntoView({ block: "nearest" });
};
