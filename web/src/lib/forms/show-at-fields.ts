import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError, sentenceOf } from "#lib/api-client.ts";

/** The message for each field of the form; the first one if a field has several. */
const messagesOf = (values: FieldValues, error: unknown) => {
  const messages = new Map<string, string>();
  const fields = error instanceof ApiError ? error.fields : [];
  for (const { path, message } of fields) {
    const [name = ""] = path.split(".");
    if (name in values && !messages.has(name)) messages.set(name, message);
  }
  return messages;
};

/**
 * Shows a refusal at the fields that it is about, where the server names them, and puts the first one
 * into focus. A refusal of a part (`skills.2`) stands at the field that has it. The toast says it as
 * well; a screen without one names the field that shows every other failure.
 */
export const showAtFields = <Values extends FieldValues, Sent>(
  { getValues, setError }: Pick<UseFormReturn<Values, unknown, Sent>, "getValues" | "setError">,
  error: unknown,
  otherwise?: FieldPath<Values>,
): void => {
  const messages = messagesOf(getValues(), error);
  if (messages.size === 0 && otherwise !== undefined)
    messages.set(otherwise, sentenceOf(error, "Please try again."));
  for (const [index, [name, message]] of [...messages].entries())
    setError(name as FieldPath<Values>, { type: "server", message }, { shouldFocus: index === 0 });
};
