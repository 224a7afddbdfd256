import { roles } from "@rolecall/contract/values/role.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Controller, useForm, useWatch } from "react-hook-form";
import { registerMutation } from "#features/auth/auth.api.ts";
import { NewPasswordFields } from "#features/auth/password-reset/new-password-fields.tsx";
import { roleChoices } from "#features/auth/role/role-choices.ts";
import { useStartSession } from "#features/auth/session/use-start-session.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { forgetRegistration, useRegistrationDraft } from "./registration-draft.ts";
import { usernameBox, withoutBlanks } from "./username-box.ts";

const loadRules = async () => (await import("./account-rules.ts")).registrationRules;

/** The form's state. It lives above the tabs, so that switching tabs loses nothing. */
export const useRegistration = (invitation: string | undefined) => {
  const form = useForm({
    resolver: useRules(loadRules),
    defaultValues: {
      role: roles[0],
      firstName: "",
      lastName: "",
      email: "",
      username: "",
      password: "",
      confirmPassword: "",
      agreedToTerms: false,
    },
  });
  useRegistrationDraft(form);
  const enter = useStartSession();
  const { mutate, isPending } = useMutation({
    ...registerMutation,
    onSuccess: (user) => {
      forgetRegistration();
      enter(user);
    },
    onError: (error) => {
      toastFailure("Registration failed", error);
      showAtFields(form, error);
    },
  });
  const submit = form.handleSubmit(
    ({ confirmPassword: _repeated, agreedToTerms: _agreed, ...body }) =>
      mutate({ body: { ...body, invitation } }),
  );
  return { form, submit, isPending };
};

/** Makes an account. */
export function RegisterForm({ form, submit, isPending }: ReturnType<typeof useRegistration>) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });

  return (
    <Form className="flex flex-col gap-4" onSubmit={submit}>
      <Field label="I am a" error={errors.role?.message}>
        <Controller
          control={control}
          name="role"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              {...field}
              options={roleChoices}
              value={value ?? undefined}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message}>
          <TextInput {...register("firstName")} autoComplete="given-name" />
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          <TextInput {...register("lastName")} autoComplete="family-name" />
        </Field>
      </div>
      <Field
        label="Email"
        hint="Optional. Needed to set a new password when you forget yours."
        error={errors.email?.message}
      >
        <TextInput {...register("email", withoutBlanks)} type="email" autoComplete="email" />
      </Field>
      <Field label="Username" error={errors.username?.message}>
        <TextInput {...register("username", withoutBlanks)} {...usernameBox} />
      </Field>
      <NewPasswordFields label="Password" typed={password} register={register} errors={errors} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Controller
          control={control}
          name="agreedToTerms"
          render={({ field: { value, onChange, ...field } }) => (
            <Checkbox
              {...field}
              label="I agree to the terms and conditions"
              error={errors.agreedToTerms?.message}
              checked={value}
              onCheckedChange={onChange}
            />
          )}
        />
        <Link to="/terms" target="_blank" className={linkStyles()}>
          Read them
          <VisuallyHidden>: terms and conditions, in a new tab</VisuallyHidden>
        </Link>
      </div>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? "Creating account..." : "Create Account"}
      </Button>
    </Form>
  );
}
