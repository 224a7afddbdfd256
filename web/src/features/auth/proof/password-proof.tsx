import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { DialogBody } from "#ui/overlay/dialog.tsx";
import { ProofFooter } from "./proof-footer.tsx";
import { proveIdentityMutation } from "./proof.api.ts";

interface PasswordProofProps {
  hasPassword: boolean;
  onDone: (given: boolean) => void;
}

/** Proves by the password; who has none signs in again. */
export function PasswordProof({ hasPassword, onDone }: PasswordProofProps) {
  const form = useForm({ defaultValues: { password: "" } });
  const { register, handleSubmit, formState } = form;
  const { mutate, isPending } = useMutation({
    ...proveIdentityMutation,
    onSuccess: () => onDone(true),
    onError: (error) => showAtFields(form, error, "password"),
  });
  if (!hasPassword)
    return (
      <DialogBody>
        <p>
          Your account has no password. Log out, sign in again, and come back within ten minutes.
        </p>
      </DialogBody>
    );
  return (
    <Form className="contents" onSubmit={handleSubmit((body) => mutate({ body }))}>
      <DialogBody>
        <Field label="Password" error={formState.errors.password?.message}>
          <PasswordInput
            {...register("password", { required: "Enter your password" })}
            autoComplete="current-password"
          />
        </Field>
      </DialogBody>
      <ProofFooter pending={isPending} onCancel={() => onDone(false)} />
    </Form>
  );
}
