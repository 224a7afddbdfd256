import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Controller, useForm } from "react-hook-form";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { signInMutation } from "./auth.api.ts";
import { usernameBox, withoutBlanks } from "./register/username-box.ts";
import { useStartSession } from "./session/use-start-session.ts";

const loadRules = async () => (await import("./register/account-rules.ts")).loginRules;

/** The form's state. It lives above the tabs, so that switching tabs loses nothing. */
export const useLogin = () => {
  const form = useForm({
    resolver: useRules(loadRules),
    defaultValues: { username: "", password: "", rememberMe: false },
  });
  const { mutate, isPending } = useMutation({
    ...signInMutation,
    onSuccess: useStartSession(),
    onError: (error) => {
      toastFailure("Login failed", error);
      showAtFields(form, error);
    },
  });
  return { form, submit: form.handleSubmit((body) => mutate({ body })), isPending };
};

/** Signs in with username and password. */
export function LoginForm({ form, submit, isPending }: ReturnType<typeof useLogin>) {
  const { register, control, formState } = form;
  const { errors } = formState;

  return (
    <Form className="flex flex-col gap-4" onSubmit={submit}>
      <Field label="Username" error={errors.username?.message}>
        <TextInput {...register("username", withoutBlanks)} {...usernameBox} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...register("password")} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Controller
          control={control}
          name="rememberMe"
          render={({ field: { value, onChange, ...field } }) => (
            <Checkbox
              {...field}
              label="Remember me"
              checked={value === true}
              onCheckedChange={onChange}
            />
          )}
        />
        <Link to="/auth/forgot" className={linkStyles()}>
          Forgot password?
        </Link>
      </div>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? "Signing in..." : "Sign In"}
      </Button>
    </Form>
  );
}
