import type { SecondStepWay } from "@rolecall/contract/auth/second-step.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
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
import { LaterPasskeySignIn } from "./passkeys/later-passkey-sign-in.tsx";
import { usernameBox, withoutBlanks } from "./register/username-box.ts";
import { useStartSession } from "./session/use-start-session.ts";

const loadRules = async () => (await import("./register/account-rules.ts")).loginRules;

/** The form's state. It lives above the tabs, so that switching tabs loses nothing. */
export const useLogin = (begunElsewhere: readonly SecondStepWay[]) => {
  const form = useForm({
    resolver: useRules(loadRules),
    defaultValues: { username: "", password: "", rememberMe: false },
  });
  /** The possible second steps, if one follows. */
  const [ways, setWays] = useState<readonly SecondStepWay[]>(begunElsewhere);
  const startSession = useStartSession();
  const { mutate, isPending } = useMutation({
    ...signInMutation,
    onSuccess: (answer) => {
      if ("next" in answer) setWays(answer.ways);
      else startSession(answer);
    },
    onError: (error) => {
      toastFailure("Login failed", error);
      showAtFields(form, error);
    },
  });
  const beginAgain = () => {
    form.resetField("password");
    setWays([]);
  };
  const submit = form.handleSubmit((body) => mutate({ body }));
  return { form, submit, isPending, ways, beginAgain };
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
      <LaterPasskeySignIn rememberMe={() => form.getValues("rememberMe") === true} />
    </Form>
  );
}
