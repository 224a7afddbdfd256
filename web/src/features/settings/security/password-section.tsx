import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useForm, useWatch } from "react-hook-form";
import { NewPasswordFields } from "#features/auth/password-reset/new-password-fields.tsx";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { changePasswordMutation } from "./security.api.ts";

const loadRules = async () =>
  (await import("#features/auth/register/account-rules.ts")).changePasswordRules;

/** Changes the password; an account without one gets it by the letter for a forgotten one. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Card asChild>
      <section aria-label="Password">
        <CardHeader title="Password" description="A new one ends all other sessions." />
        {hasPassword ? (
          <PasswordForm />
        ) : (
          <p>
            Your account has no password, since you sign in elsewhere.{" "}
            <Link to="/auth/forgot" className={linkStyles()}>
              Get one by email
            </Link>
          </p>
        )}
      </section>
    </Card>
  );
}

function PasswordForm() {
  const form = useForm({
    resolver: useRules(loadRules),
    defaultValues: { currentPassword: "", password: "", confirmPassword: "" },
  });
  const { register, control, handleSubmit, formState, reset } = form;
  const { mutate, isPending } = useMutation({
    ...changePasswordMutation,
    onSuccess: () => {
      reset();
      toast({ title: "Password changed", description: "All other sessions were signed out." });
    },
    onError: (error) => showAtFields(form, error, "currentPassword"),
  });
  const typed = useWatch({ control, name: "password" });
  const { errors } = formState;
  return (
    <Form
      className="flex max-w-form flex-col gap-4"
      onSubmit={handleSubmit(({ currentPassword, password: chosen }) =>
        mutate({ body: { currentPassword, password: chosen } }),
      )}
    >
      <Field label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput {...register("currentPassword")} autoComplete="current-password" />
      </Field>
      <NewPasswordFields {...{ typed, register, errors }} label="New password" />
      <Button type="submit" variant="secondary" className="self-start" pending={isPending}>
        {isPending ? "Changing..." : "Change password"}
      </Button>
    </Form>
  );
}
