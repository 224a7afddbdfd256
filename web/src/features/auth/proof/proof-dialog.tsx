import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { PasswordInput } from "#ui/form/password-input.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { proveIdentityMutation } from "./proof.api.ts";

interface ProofDialogProps {
  open: boolean;
  /** Whether a proof was given, or the dialog was left. */
  onDone: (given: boolean) => void;
}

/** Asks once more for the password, before what concerns the safety of the account. */
export function ProofDialog({ open, onDone }: ProofDialogProps) {
  const form = useForm({ defaultValues: { password: "" } });
  const { register, handleSubmit, formState } = form;
  const { mutate, isPending } = useMutation({
    ...proveIdentityMutation,
    onSuccess: () => onDone(true),
    onError: (error) => showAtFields(form, error, "password"),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onDone(false)}
      title="Confirm that it is you"
      description="This changes how your account is kept safe, so your password is asked for once more."
    >
      <Form className="contents" onSubmit={handleSubmit((body) => mutate({ body }))}>
        <DialogBody>
          <Field label="Password" error={formState.errors.password?.message}>
            <PasswordInput
              {...register("password", { required: "Enter your password" })}
              autoComplete="current-password"
            />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={() => onDone(false)}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending}>
            {isPending ? "Confirming..." : "Confirm"}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
