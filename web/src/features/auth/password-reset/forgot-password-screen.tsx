import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { forgotPasswordMutation } from "#features/auth/auth.api.ts";
import { usernameBox, withoutBlanks } from "#features/auth/register/username-box.ts";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Page } from "#ui/page/page.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

const loadRules = async () =>
  (await import("#features/auth/register/account-rules.ts")).forgotPasswordRules;

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
          <Form className="flex flex-col gap-4" onSubmit={handleSubmit((body) => mutate({ body }))}>
            <p className="text-ink-muted">
              Enter your username or email address, and we will send you a link to set a new one.
            </p>
            <Field label="Username or email" error={formState.errors.identifier?.message}>
              <TextInput {...register("identifier", withoutBlanks)} {...usernameBox} />
            </Field>
            <Button type="submit" size="lg" pending={isPending}>
              Send the link
            </Button>
          </Form>
        )}
        <Link to="/auth" className={linkStyles({ className: "self-start" })}>
          Back to sign in
        </Link>
      </Card>
    </Page>
  );
}
