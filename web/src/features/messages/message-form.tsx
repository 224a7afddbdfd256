import {
  idempotencyHeader,
  messageMaximum,
  messageRequiredText,
} from "@rolecall/contract/conversations/messages.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { useDraft } from "#lib/drafts/draft.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { sendMessageMutation } from "./messages.api.ts";

/** The message that is being sent: the same key with the same text is one message, however often it is tried. */
interface Attempt {
  key: string;
  text: string;
}

/** The box of the next message. What was typed is kept for each conversation until it is sent. */
export function MessageForm({ applicationId }: { applicationId: string }) {
  const { id: userId } = useSignedInUser();
  const form = useForm({ defaultValues: { text: "" } });
  const draft = useDraft(form, { userId, form: `message:${applicationId}` });
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const { mutate, isPending, error } = useMutation({
    ...sendMessageMutation,
    onSuccess: () => {
      setAttempt(null);
      draft.forget();
      form.reset({ text: "" });
      form.setFocus("text");
    },
  });
  const missing = form.formState.errors.text && messageRequiredText;
  const submit = form.handleSubmit(({ text }) => {
    if (isPending) return;
    const sent = attempt?.text === text ? attempt : { key: crypto.randomUUID(), text };
    setAttempt(sent);
    mutate({
      params: { id: applicationId },
      body: { text },
      headers: { [idempotencyHeader]: sent.key },
    });
  });
  return (
    <Form onSubmit={submit} className="mt-6">
      <Field
        label="Your message"
        hideLabel
        hint="Ctrl + Enter sends it."
        error={missing ?? (error ? sentenceOf(error, "The message could not be sent.") : undefined)}
      >
        <Textarea
          rows={3}
          maxLength={messageMaximum}
          placeholder="Write a message"
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(event);
          }}
          {...form.register("text", { validate: (text) => text.trim() !== "" })}
        />
      </Field>
      <Button type="submit" className="mt-2" pending={isPending}>
        {isPending ? "Sending..." : "Send"}
      </Button>
    </Form>
  );
}
