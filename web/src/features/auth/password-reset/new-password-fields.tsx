import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordStrengthMeter } from "#features/auth/register/password-strength-meter.tsx";
import { Field } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";

type FieldFailure = { message?: string | undefined } | undefined;

interface NewPasswordFieldsProps {
  label: string;
  /** The text in the first field, for the strength meter. */
  typed: string;
  /** The form's own. */
  register: (
    name: "password" | "confirmPassword",
    options?: { deps: "confirmPassword" },
  ) => UseFormRegisterReturn;
  errors: { password?: FieldFailure; confirmPassword?: FieldFailure };
}

/** A new password, how strong it is, and the same once more. */
export function NewPasswordFields({ label, typed, register, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field label={label} error={errors.password?.message}>
        <PasswordInput
          {...register("password", { deps: "confirmPassword" })}
          autoComplete="new-password"
        />
      </Field>
      <PasswordStrengthMeter password={typed} />
      <Field label="Confirm Password" error={errors.confirmPassword?.message}>
        <PasswordInput {...register("confirmPassword")} autoComplete="new-password" />
      </Field>
    </>
  );
}
