import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { useDocumentTitle } from "#lib/document-title.ts";
import { useRules } from "#lib/form-rules.ts";
import { showAtFields } from "#lib/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { linkStyles } from "#ui/link-styles.ts";
import { Page } from "#ui/page.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { forgotPasswordMutation } from "./auth.api.ts";
import { usernameBox, withoutBlanks } from "./username-box.ts";

const loadRules = async () => (await import("./account-rules.ts")).forgotPasswordRules;

/** Asks for a mail with a link to set a new password. */
export function ForgotPasswordScreen() {
  useDocumentTitle("Forgot your password?");
  const form = useForm({
    resolver: useRules(loadRules),
    defaultValues: { identifier: "" },
  });
  const { register, handleSubmit, formState } = form;
  const { mutate, isPending, data } = useMutation({
    ...forgotPasswordMutation,
    onError: (error) => showAtFields(form, error, "identifier"),
  });

  return (
    <Page className="flex justify-center">
      <Card className="flex w-full max-w-form flex-col gap-4">
        <h1 className="text-xl">Forgot your password?</h1>
        {data ? (
          <p role="status">{data.message}</p>
        ) : (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={handleSubmit((body) => mutate({ body }))}
          >
            <p className="text-ink-muted">
              Enter your username or email address, and we will send you a link to set a new one.
            </p>
            <Field label="Username or email" error={formState.errors.identifier?.message}>
              <TextInput {...register("identifier", withoutBlanks)} {...usernameBox} />
            </Field>
            <Button type="submit" size="lg" pending={isPending}>
              Send the link
            </Button>
          </form>
        )}
        <Link to="/auth" className={linkStyles({ className: "self-start" })}>
          Back to sign in
        </Link>
      </Card>
    </Page>
  );
}
